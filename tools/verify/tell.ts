/**
 * What is wrong with an answer. What differs from address to address is an example, of which one is
 * told, so that one cause is one line.
 */
export type Fault = string | { readonly fault: string; readonly example: string };

/** The same fault, with what it was an answer to. */
export function addTo(fault: Fault, more: string): Fault {
  return typeof fault === 'string' ? fault + more : { ...fault, fault: fault.fault + more };
}

/** The same fault, with what shows where it was met. */
export function addExample(found: Fault, more: string): Fault {
  const { fault, example } = typeof found === 'string' ? { fault: found } : found;
  return { fault, example: [example, more].filter(Boolean).join('; ') };
}

/** The addresses at which something is wrong, and how. */
interface Places {
  readonly names: string[];
  /** Each with the address where it was met first. */
  readonly examples: Map<string, string>;
}

/** As many names as can be read at a glance. */
const fewNames = 3;

/** What a site sends must neither move the cursor nor begin a line of its own. */
function printable(sentence: string): string {
  return sentence.replaceAll(/\p{Cc}+/gu, ' ');
}

/** Gathers faults by what they say. */
export function createList() {
  const places = new Map<string, Places>();
  return {
    add(name: string, found: Fault): void {
      const { fault, example } = typeof found === 'string' ? { fault: found } : found;
      const place = places.get(fault) ?? { names: [], examples: new Map<string, string>() };
      if (!place.names.includes(name)) place.names.push(name);
      if (example !== undefined && !place.examples.has(example)) place.examples.set(example, name);
      places.set(fault, place);
    },
    /** @param showsAll whether every address is named, not the first three */
    sentences(showsAll: boolean): string[] {
      return [...places].map(([fault, { names, examples }]) => {
        const shown = names.slice(0, showsAll ? undefined : fewNames);
        const rest = names.length - shown.length;
        const more = rest > 0 ? ` and ${rest} more` : '';
        const [first] = examples;
        const told = `${shown.join(', ')}${more}: ${fault}`;
        if (!first) return printable(told);
        const [example, place] = first;
        return printable(`${told} (${examples.size > 1 ? `at ${place}: ` : ''}${example})`);
      });
    },
  };
}
