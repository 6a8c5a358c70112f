import { createHealthCheck } from '../src/contact/health.ts';

// https://vercel.com/docs/environment-variables/system-environment-variables
const version =
  process.env['VERCEL_GIT_COMMIT_SHA'] ?? process.env['SITE_VERSION'] ?? 'development';

/** `GET /health`, for monitors. */
export default { fetch: createHealthCheck(process.env, version) };
