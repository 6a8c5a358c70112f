/** `cut` is the subject, `edge` what is seen of it, `fine` detail. */
type Line = 'cut' | 'edge' | 'fine' | 'hidden';
type Fill = 'none' | 'object' | 'ink' | 'tint' | 'brand' | 'soft' | 'paper';

export interface Stroke {
  readonly line?: Line | 'none';
  readonly fill?: Fill;
  /** Drawn in the color that tells the subject from the rest. */
  readonly isOurs?: boolean;
}

const round = (value: number) => Number(value.toFixed(1));

/** A number for a path or an attribute: one decimal is a tenth of a pixel. */
export function n(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return String.raw(
    { raw: strings },
    ...values.map((value) => (typeof value === 'number' ? round(value) : value)),
  );
}

function strokeOf({ line = 'edge', fill = 'none', isOurs = false }: Stroke): string {
  const stroke = line === 'none' ? '' : ` ${line}`;
  return `class="f-${fill}${stroke}${isOurs ? ' ours' : ''}"`;
}

export type Drawing = ReturnType<typeof createDrawing>;

/** An empty sheet, and what can be drawn on it, in the order of drawing. */
export function createDrawing() {
  const parts: string[] = [];
  const add = (markup: string) => void parts.push(markup);

  /** @param d path data; write numbers by the tag `n` */
  function path(d: string, stroke: Stroke = {}) {
    add(`<path d="${d}" ${strokeOf(stroke)}/>`);
  }

  function rect(x: number, y: number, width: number, height: number, stroke: Stroke = {}, r = 0) {
    const corner = r > 0 ? n` rx="${r}"` : '';
    add(
      n`<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner} ${strokeOf(stroke)}/>`,
    );
  }

  function circle(x: number, y: number, radius: number, stroke: Stroke = {}) {
    add(n`<circle cx="${x}" cy="${y}" r="${radius}" ${strokeOf(stroke)}/>`);
  }

  function line(x1: number, y1: number, x2: number, y2: number, stroke: Stroke = {}) {
    path(n`M${x1} ${y1}L${x2} ${y2}`, stroke);
  }

  return { add, path, rect, circle, line, finish: () => parts.join('') };
}
