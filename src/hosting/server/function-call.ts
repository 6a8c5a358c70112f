/** A module of `functions/`: what the deployed host calls with each request. */
export interface FunctionModule {
  readonly default: { readonly fetch: (request: Request) => Promise<Response> };
}

/** Headers that only the host may set; a visitor could write anything into them. */
const hostHeader = /^(x-real-ip|forwarded|x-forwarded-.*|x-vercel-.*)$/i;

/**
 * Calls a function as the deployed host does: the client's address is in `x-real-ip`, and never
 * taken from what the client sent.
 * @param clientAddress the address of the socket
 * @param proxyHeader in small letters: what a proxy before this server overwrites, if there is one
 */
export async function callFunction(
  module: FunctionModule,
  request: Request,
  clientAddress: string,
  proxyHeader?: string,
): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) {
    if (hostHeader.test(name) && name !== proxyHeader) headers.delete(name);
  }
  if (!headers.has('x-real-ip')) headers.set('x-real-ip', clientAddress.replace(/^::ffff:/, ''));
  const { url, method, body, signal } = request;
  return module.default.fetch(
    new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) }),
  );
}
