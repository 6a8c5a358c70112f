/**
 * Compares the whole type: a name that only begins like it is another one.
 * @param wanted names of the type, the usual one first
 */
export function findWrongType({ headers }: Response, ...wanted: readonly string[]): string[] {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((one) => one.startsWith('charset='))?.replaceAll('"', '');
  return [
    ...(wanted.includes(type) ? [] : [`is ${type || 'of no type'}, not ${wanted[0] ?? ''}`]),
    ...(charset === undefined || charset === 'charset=utf-8' ? [] : [`says ${charset}, not utf-8`]),
  ];
}

/** Whether the header says by which charset the text is read. */
export function namesCharset({ headers }: Response): boolean {
  return /charset=/i.test(headers.get('content-type') ?? '');
}
