import { n } from '../drawing.ts';
import { around, softly, through, type Motif } from '../motif.ts';
import { cycle, take } from '../voice.ts';

/** Readings on squared paper, and the line that was fitted to them. */
export const plottedSheet: Motif = {
  subject: 'readings on squared paper',
  focus: [380, 190],
  draw(pen, { sentences }) {
    pen.rect(90, 40, 620, 420, { fill: 'object' });
    for (let x = 130; x < 640; x += 40) pen.line(x, 40, x, 400, { line: 'fine' });
    for (let y = 80; y < 400; y += 40) pen.line(90, y, 640, y, { line: 'fine' });
    const readings = take(sentences, 24);
    const place = (value: number, index: number): [number, number] => [
      118 + index * 21,
      330 - index * 6.5 - value * 130,
    ];
    pen.line(100, 292, 640, 118, { line: 'cut', isOurs: true });
    readings.forEach((value, index) => {
      const [x, y] = place(value, index);
      pen.circle(x, y, 7, { fill: index % 5 === 2 ? 'brand' : 'object', line: 'edge' });
    });
    pen.path('M90 40V400M90 372H640', { line: 'cut' });
  },
};

/** A slide rule; the marks of its slide are set by the sentences. */
export const slideRule: Motif = {
  subject: 'a slide rule',
  focus: [360, 200],
  draw(pen, { sentences }) {
    pen.rect(-20, 120, 700, 56, { fill: 'object' });
    pen.rect(-20, 224, 700, 56, { fill: 'object' });
    pen.rect(60, 176, 700, 48, { fill: 'tint' });
    for (let mark = 0; mark < 64; mark += 1) {
      const x = 20 + Math.log10(1 + mark / 7.2) * 640;
      const long = mark % 8 === 0;
      pen.path(n`M${x} 176v${long ? -34 : -16}M${x} 224v${long ? 34 : 16}`, {
        line: long ? 'edge' : 'fine',
      });
    }
    take(sentences, 40).forEach((value, index) => {
      pen.line(84 + index * 14, 224, 84 + index * 14, 224 - 8 - value * 34, {
        line: index % 5 === 0 ? 'cut' : 'edge',
        isOurs: true,
      });
    });
    pen.rect(388, 96, 92, 208, { line: 'cut' }, 6);
    pen.line(434, 96, 434, 304, { line: 'edge' });
  },
};

/** The columns of a ledger. */
export const ledger: Motif = {
  subject: 'the columns of a ledger',
  focus: [330, 230],
  draw(pen, { sentences }) {
    for (let y = 20; y < 400; y += 24) pen.line(0, y, 640, y, { line: 'fine' });
    pen.path('M66 0V400M74 0V400M590 0V400', { line: 'fine' });
    take(sentences, 26).forEach((value, index) => {
      pen.rect(92 + index * 18.6, 316 - value * 236, 11, value * 236, {
        line: 'none',
        fill: index % 9 === 4 ? 'ink' : 'brand',
      });
    });
    pen.line(40, 318, 640, 318, { line: 'cut' });
    pen.path('M440 348H560M440 356H560', { line: 'edge' });
  },
};

/** A drum of smoked paper on which a lever writes. */
export const kymograph: Motif = {
  subject: 'a drum of smoked paper on which a lever writes',
  focus: [330, 150],
  draw(pen, { sentences }) {
    pen.line(0, 376, 640, 376, { line: 'cut' });
    pen.line(300, 10, 300, 326, { line: 'cut' });
    pen.path('M284 12H316', { line: 'cut' });
    pen.rect(180, 44, 240, 226, { line: 'cut', fill: 'object' });
    pen.rect(212, 304, 176, 56, { line: 'cut', fill: 'object' });
    pen.path('M228 332H296M236 322v20M252 322v20M268 322v20M284 322v20', { line: 'edge' });
    pen.circle(356, 332, 14, { line: 'edge' });
    pen.path('M232 360V376M368 360V376', { line: 'edge' });
    const values = take(sentences, 130);
    for (let row = 0; row < 5; row += 1) {
      const points = Array.from({ length: 79 }, (_, step): [number, number] => {
        const across = (step / 78) * Math.PI;
        const high = 4 + (values[row * 26 + Math.floor(step / 3)] ?? 0) * 17;
        return [300 - Math.cos(across) * 118, 74 + row * 41 + Math.sin(step * 1.35) * high];
      });
      pen.path(through(points), { line: 'edge', isOurs: true });
    }
    pen.line(548, 70, 548, 376, { line: 'cut' });
    pen.rect(536, 146, 32, 22, { line: 'edge', fill: 'object' });
    pen.line(392, 164, 536, 156, { line: 'edge' });
    pen.path('M384 164l22-8v16Z', { line: 'none', fill: 'ink' });
    pen.line(568, 157, 640, 157, { line: 'edge' });
  },
};

/** A monitor beside the bed: a beat for each sentence, as far apart as the sentence is long. */
export const monitor: Motif = {
  subject: 'a patient monitor beside the bed',
  focus: [400, 150],
  draw(pen, { sentences }) {
    pen.rect(200, 40, 360, 248, { line: 'cut', fill: 'object' }, 14);
    pen.path('M320 40V24H440V40', { line: 'edge' });
    pen.rect(226, 66, 240, 196, { line: 'edge', fill: 'tint' });
    for (const x of [286, 346, 406]) pen.line(x, 66, x, 262, { line: 'fine' });
    for (const y of [115, 164, 213]) pen.line(226, y, 466, y, { line: 'fine' });
    for (const y of [76, 118, 160]) pen.rect(492, y, 44, 28, { line: 'edge' }, 3);
    pen.circle(514, 236, 22, { line: 'edge' });
    pen.line(514, 236, 514, 218, { line: 'edge' });
    let x = 0;
    let beats = 'M0 140';
    for (const value of cycle(sentences, 40)) {
      const rest = 14 + value * 40;
      if (x + rest + 30 > 466) break;
      beats += n`h${rest}q4 -12 8 0h4l4 ${14}l6 ${-44 - value * 36}l6 ${48 + value * 40}l4 ${-18 - value * 4}h4`;
      x += rest + 36;
    }
    pen.path(`${beats}H466`, { line: 'cut', isOurs: true });
    const breath = take(sentences, 22).map((value, index): [number, number] => [
      226 + index * 11.4,
      246 - value * 46,
    ]);
    pen.path(softly(breath), { line: 'edge' });
    pen.path('M380 288V400M396 288V400', { line: 'edge' });
    pen.path('M200 214C120 214 120 330 0 336M200 232C150 240 130 400 60 410', { line: 'edge' });
  },
};

/** The rota of a day: the hours around, a shift for each sentence. */
export const rotaDial: Motif = {
  subject: 'the rota of a day around a dial',
  focus: [320, 130],
  draw(pen, { sentences }) {
    const [cx, cy] = [320, 214];
    pen.circle(cx, cy, 170, { line: 'cut', fill: 'object' });
    for (let hour = 0; hour < 24; hour += 1) {
      const [x1, y1] = around(cx, cy, 170, hour * 15);
      const [x2, y2] = around(cx, cy, hour % 6 === 0 ? 148 : 159, hour * 15);
      pen.line(x1, y1, x2, y2, { line: 'edge' });
    }
    cycle(sentences, 7).forEach((value, ring) => {
      const radius = 136 - ring * 16;
      const start = ring * 67;
      const long = 40 + value * 150;
      const [x1, y1] = around(cx, cy, radius, start);
      const [x2, y2] = around(cx, cy, radius, start + long);
      pen.path(n`M${x1} ${y1}A${radius} ${radius} 0 ${long > 180 ? 1 : 0} 1 ${x2} ${y2}`, {
        line: ring % 3 === 1 ? 'edge' : 'cut',
        isOurs: ring % 2 === 0,
      });
    });
    pen.circle(cx, cy, 9, { line: 'edge', fill: 'ink' });
    pen.line(cx, cy, ...around(cx, cy, 150, 112), { line: 'edge' });
  },
};
