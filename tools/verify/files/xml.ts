import sax from 'sax';
import type { Fault } from '../tell.ts';

/** No entities but those of XML: `&nbsp;` is one of HTML alone. */
const options = { xmlns: true, strictEntities: true };

/** The first reason why a text is no XML that its readers could read. */
function findError(text: string): string | undefined {
  // The parser lets that pass, and readers do not.
  if (/^\uFEFF?[ \t\r\n]+<\?xml/.test(text)) return 'Something stands before its first line';
  const parser = sax.parser(true, options);
  parser.onerror = (error) => {
    throw error;
  };
  try {
    parser.write(text).close();
    return undefined;
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    return `${reason}, in line ${parser.line + 1}, character ${parser.column}`;
  }
}

/** Whether a file can be read as XML: its readers refuse all of it for one wrong sign. */
export function findWrongXml(text: string): readonly Fault[] {
  const example = findError(text);
  return example === undefined ? [] : [{ fault: 'is no well-formed XML', example }];
}
