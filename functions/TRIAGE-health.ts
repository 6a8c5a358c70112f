import { readVersion } from '../src/config/version.ts';
import { createHealthCheck } from '../src/contact/health.ts';

/** `GET /health`, for monitors. */
export default { fetch: createHealthCheck(process.env, readVersion()) };
