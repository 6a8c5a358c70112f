/** A module of `functions/`: what the deployed host calls with each request. */
export interface FunctionModule {
  readonly default: { readonly fetch: (request: Request) => Promise<Response> };
}

/** Headers that only the host may set; a visitor could write anything into them. */
const hostHeader = /^(x-real-ip|forwarded|x-forwarded-.*|x-vercel-.*)$/i;

/**
 * Checks that a loaded module is a function.
 * @param name the function's name, for the message
 * @throws {Error} when the module has no default export with a `fetch` method
 */
export function asFunctionModule(module: object, name: string): FunctionModule {
  const exported: unknown = 'default' in module ? module.default : undefined;
  const isFunctionModule =
    typeof exported === 'object' &&
    exported !== null &&
    'fetch' in exported &&
    typeof exported.fetch === 'function';
  if (!isFunctionModule) {
    throw new Error(`functions/${name}.ts: write export default { fetch(request) { … } }.`);
  }
  return module as FunctionModule;
}

/**
 * Calls a function as the deployed host does: the client's address is in `x-real-ip`, and never
 * taken from what the client sent.
 * @param clientAddress the address of the socket
 */
export async function callFunction(
  module: FunctionModule,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) if (hostHeader.test(name)) headers.delete(name);
  headers.set('x-real-ip', clientAddress.replace(/^::ffff:/, ''));
  const { url, method, body, signal } = request;
  return module.default.fetch(
    new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) }),
  );
}
