/**
 * Which version runs and of which build, `1.1.0+0123abcd4567`, for the log and `/health`: the commit
 * where the host names it
 * (https://vercel.com/docs/environment-variables/system-environment-variables), else the id that the
 * build wrote down (write-build-settings.ts). In development nothing was built.
 */
export function readVersion(): string {
  const built = process.env['SITE_VERSION'] || 'development';
  const commit = process.env['VERCEL_GIT_COMMIT_SHA'];
  return commit ? built.replace(/\+.*|$/, `+${commit}`) : built;
}
