import packageJson from '../package.json' with { type: 'json' };
import { createHealthCheck } from '../src/contact/sending/health.ts';

// https://vercel.com/docs/environment-variables/system-environment-variables
const version = process.env['VERCEL_GIT_COMMIT_SHA'] ?? packageJson.version;

/** `GET /health`, for monitors. */
export default { fetch: createHealthCheck(process.env, version) };
