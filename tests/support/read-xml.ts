import type { Page } from 'playwright/test';

export interface XmlElement {
  readonly name: string;
  readonly namespace: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of the element and of all that is in it. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/**
 * Reads XML with the browser's own strict parser.
 * @throws where the text is not well-formed
 */
export async function readXml(page: Page, text: string): Promise<XmlElement> {
  return page.evaluate((xml) => {
    const root = new DOMParser().parseFromString(xml, 'application/xml');
    const error = root.querySelector('parsererror');
    if (error) throw new Error(error.textContent);
    const describe = (element: Element): XmlElement => ({
      name: element.nodeName,
      namespace: element.namespaceURI,
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      text: element.textContent,
      children: [...element.children].map(describe),
    });
    return describe(root.documentElement);
  }, text);
}

/** The texts of the children of one name. */
export function textsOf({ children }: XmlElement, name: string): string[] {
  return children.filter((child) => child.name === name).map(({ text }) => text);
}
