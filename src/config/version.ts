/**
 * Which version runs, for `/health` and the error monitor: the commit where the host names it
 * (https://vercel.com/docs/environment-variables/system-environment-variables), else an id that the
 * build makes of what the functions hold. In development nothing was built.
 */
export const version =
  process.env['VERCEL_GIT_COMMIT_SHA'] || process.env['SITE_VERSION'] || 'development';
