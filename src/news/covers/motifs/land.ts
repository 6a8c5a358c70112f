import { n } from '../drawing.ts';
import { around, softly, through, type Motif } from '../motif.ts';
import { cycle, take } from '../voice.ts';

/** Lines over the land; its profile is the text's. */
export const polesOverLand: Motif = {
  subject: 'telephone poles over the land',
  focus: [380, 200],
  draw(pen, { sentences }) {
    const heights = take(sentences, 12).map((value) => 316 - value * 120);
    const land = heights.map((y, index): [number, number] => [index * 60 - 10, y]);
    pen.path(`${softly(land)}V400H-10Z`, { line: 'cut', fill: 'brand' });
    const poles = [1, 3, 5, 7, 9, 11].map((index): [number, number] => [
      index * 60 - 10,
      (heights[index] ?? 300) - 120,
    ]);
    for (const [x, y] of poles) {
      pen.path(n`M${x} ${y}V${y + 124}`, { line: 'cut' });
      pen.path(n`M${x - 24} ${y + 12}h48M${x - 16} ${y + 30}h32`, { line: 'cut' });
    }
    poles.slice(1).forEach(([x, y], index) => {
      const from = poles[index];
      if (!from) return;
      for (const [dx, dy] of [
        [-22, 12],
        [22, 12],
        [14, 30],
      ] as const) {
        const sag = Math.max(from[1], y) + dy + 26;
        pen.path(
          n`M${from[0] + dx} ${from[1] + dy}Q${(from[0] + x) / 2 + dx} ${sag} ${x + dx} ${y + dy}`,
          {
            line: 'fine',
          },
        );
      }
    });
  },
};

/** A tree in section: one ring a sentence, as wide as the sentence is long. */
export const treeRings: Motif = {
  subject: 'a tree in section, ring by ring',
  focus: [260, 190],
  draw(pen, { sentences }) {
    const [cx, cy] = [300, 230];
    const rings = cycle(sentences, 16);
    let radius = 12;
    const shapes = rings.map((value) => {
      radius += 6 + value * 17;
      return radius;
    });
    const ring = (r: number, index: number) => {
      const points = Array.from({ length: 49 }, (_, step): [number, number] => {
        const wave =
          1 + 0.035 * Math.sin(step * 0.26 + 1.3) + 0.02 * Math.cos(step * 0.52 + index * 0.1);
        return around(
          cx,
          cy,
          r * (step === 48 ? 1 + 0.035 * Math.sin(1.3) + 0.02 * Math.cos(index * 0.1) : wave),
          step * 15,
        );
      });
      return `${through(points)}Z`;
    };
    shapes.toReversed().forEach((r, index) => {
      pen.path(ring(r, index), {
        line: index === 0 ? 'cut' : 'edge',
        fill: index === 0 ? 'object' : 'none',
        isOurs: index % 4 === 2,
      });
    });
    pen.path(n`M${cx} ${cy}L640 ${cy - 60}`, { line: 'edge' });
    pen.circle(cx, cy, 4, { line: 'none', fill: 'ink' });
  },
};

/** Streets in plan, with a mark for each case at its house. */
export const caseMap: Motif = {
  subject: 'streets in plan, with a mark for each case',
  focus: [330, 200],
  draw(pen, { sentences }) {
    const blocks: readonly (readonly [number, number, number, number])[] = [
      [-20, -20, 170, 140],
      [186, -20, 190, 112],
      [412, -20, 250, 132],
      [-20, 156, 130, 120],
      [146, 128, 230, 130],
      [412, 148, 150, 116],
      [598, 148, 80, 116],
      [-20, 312, 200, 120],
      [216, 294, 160, 140],
      [412, 300, 250, 130],
    ];
    for (const [x, y, width, height] of blocks)
      pen.rect(x, y, width, height, { line: 'edge', fill: 'object' });
    const values = cycle(sentences, 60);
    let at = 0;
    for (const [x, y, width, height] of blocks) {
      for (let house = x + 14; house < x + width - 10; house += 22) {
        const value = values[at % values.length] ?? 0;
        const near = 1 - Math.min(1, Math.hypot(house - 300, y + height - 250) / 420);
        const cases = Math.round(value * near * 7);
        for (let mark = 0; mark < cases; mark += 1)
          pen.rect(house, y + height - 9 - mark * 8, 15, 5, { line: 'none', fill: 'ink' });
        at += 1;
      }
    }
    pen.circle(394, 276, 15, { line: 'cut', fill: 'brand' });
    pen.line(394, 276, 394, 244, { line: 'cut' });
  },
};

/** A bridge in elevation over the bed of a river. */
export const bridge: Motif = {
  subject: 'a bridge over the bed of a river',
  focus: [330, 170],
  draw(pen, { sentences }) {
    const bed = take(sentences, 14).map((value, index): [number, number] => [
      index * 50 - 5,
      352 - value * 44 + (index === 0 || index === 13 ? -90 : 0),
    ]);
    pen.path(`${softly(bed)}V410H-5Z`, { line: 'cut', fill: 'object' });
    pen.line(60, 282, 580, 282, { line: 'fine' });
    pen.path('M-10 200H650M-10 214H650', { line: 'cut' });
    for (const x of [180, 460]) {
      pen.path(n`M${x - 10} 60V330M${x + 10} 60V330M${x - 10} 110h20M${x - 10} 160h20`, {
        line: 'edge',
      });
      for (let stay = 1; stay <= 5; stay += 1) {
        pen.path(
          n`M${x} ${66 + stay * 4}L${x - stay * 30} 200M${x} ${66 + stay * 4}L${x + stay * 28} 200`,
          {
            line: 'edge',
            isOurs: true,
          },
        );
      }
    }
    take(sentences, 26).forEach((value, index) => {
      pen.rect(12 + index * 24, 196 - 6 - value * 10, 14, 6 + value * 10, {
        line: 'none',
        fill: index % 6 === 3 ? 'brand' : 'ink',
      });
    });
  },
};

/** A facade at night: the windows that are lit. */
export const litWindows: Motif = {
  subject: 'a facade at night with lit windows',
  focus: [330, 200],
  draw(pen, { sentences }) {
    pen.path('M70 410V60H570V410', { line: 'cut', fill: 'object' });
    pen.path('M54 60H586M70 84H570', { line: 'cut' });
    const values = cycle(sentences, 32);
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 8; column += 1) {
        const [x, y] = [92 + column * 59, 108 + row * 78];
        const isLit = (values[row * 8 + column] ?? 0) > 0.72;
        pen.rect(x, y, 40, 52, { line: 'edge', fill: isLit ? 'brand' : 'tint' });
        pen.path(n`M${x + 20} ${y}v52M${x - 4} ${y + 56}h48`, { line: isLit ? 'edge' : 'fine' });
      }
    }
    pen.line(0, 398, 640, 398, { line: 'cut' });
  },
};

/** Chestpiece and tube; what is heard runs along below. */
export const stethoscope: Motif = {
  subject: 'a stethoscope and what it hears',
  focus: [240, 230],
  draw(pen, { sentences }) {
    pen.path('M640 40C460 30 420 120 380 180S270 300 214 258', { line: 'cut' });
    pen.path('M640 62C480 56 444 132 402 194S286 330 206 280', { line: 'edge' });
    pen.circle(160, 220, 92, { line: 'cut', fill: 'object' });
    pen.circle(160, 220, 70, { line: 'edge' });
    pen.circle(160, 220, 22, { line: 'edge', fill: 'brand' });
    const sound = take(sentences, 60).map((value, index): [number, number] => [
      index * 11,
      362 + (index % 2 === 0 ? -1 : 1) * (2 + value * (index % 10 < 2 ? 30 : 9)),
    ]);
    pen.path(through(sound), { line: 'edge', isOurs: true });
  },
};
