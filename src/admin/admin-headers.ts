/** Where the content is edited in the browser, and the script of that page. */
export const adminPath = '/admin';

/** What PUBLIC_ADMIN says of a folder of this machine. */
export const localAdmin = 'local';

/** GitHub's interface, and its pictures of who is signed in. */
const gitHub = { api: 'https://api.github.com', pictures: 'https://avatars.githubusercontent.com' };

/**
 * The policy of the editing page alone. It runs one script, of this site, and asks nobody but the
 * Git service. Its styles are written by that script, its icons and previews are data; it makes
 * markup from text in many places, so trusted types cannot be asked for.
 * @param admin PUBLIC_ADMIN: `github:owner/name`, or `local`, which asks nobody
 */
export function adminPolicy(admin: string): string {
  const { api, pictures } = admin === localAdmin ? { api: '', pictures: '' } : gitHub;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    `img-src 'self' blob: data: ${pictures}`,
    `frame-src ${admin === localAdmin ? "'self' blob:" : "'none'"}`,
    "font-src 'self' data:",
    "media-src 'self' blob:",
    `connect-src 'self' blob: data: ${api}`,
    "manifest-src 'self' blob: data:",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');
}

/** The headers of the editing page, beside those of every response. */
export function adminHeaders(admin: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': adminPolicy(admin),
    'x-robots-tag': 'noindex',
    // What a token was written into is not kept by anybody on the way.
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
}
