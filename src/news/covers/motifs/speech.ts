import { n } from '../drawing.ts';
import { around, softly, through, wordLines, type Motif } from '../motif.ts';
import { cycle, take } from '../voice.ts';

/** A handset; the turns of its cord open and close with the sentences. */
export const handset: Motif = {
  subject: 'a telephone handset and its cord',
  focus: [300, 220],
  draw(pen, { sentences }) {
    pen.path(
      'M150 70h96q16 0 18 16v26q2 16 18 16h84q16 0 18-16V86q2-16 18-16h96q18 0 16 18l-8 56q-6 34-44 28q-70-16-138-16t-138 16q-38 6-44-28l-8-56q-2-18 16-18Z',
      { line: 'cut', fill: 'object' },
    );
    pen.path('M168 88h60M418 88h60M252 128v44M396 128v44', { line: 'edge' });
    pen.path('M196 176Q150 206 124 246', { line: 'cut' });
    const turns = take(sentences, 64);
    let d = 'M124 246';
    turns.forEach((value, index) => {
      const high = 9 + value * 22;
      d += n`q${-9} ${-high} 3 ${-high}q12 0 ${14 - 8} ${high + (index % 2)}`;
      d += n`q${-4} ${high * 0.7} -8 ${high * 0.6}q-4 0 ${8} ${-high * 0.6 + 0.6}`;
    });
    pen.path(d, { line: 'edge', isOurs: true });
    pen.line(0, 372, 640, 372, { line: 'cut' });
  },
};

/** A switchboard: jacks in rows, and cords between those that the words name. */
export const switchboard: Motif = {
  subject: 'a switchboard and its cords',
  focus: [320, 170],
  draw(pen, { words }) {
    pen.rect(40, -20, 560, 280, { line: 'cut', fill: 'object' });
    const ring = (x: number, y: number, r: number) =>
      n`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    const places = Array.from({ length: 70 }, (_, index): [number, number] => [
      72 + (index % 14) * 38.2,
      26 + Math.floor(index / 14) * 46,
    ]);
    pen.path(places.map(([x, y]) => ring(x, y, 9)).join(''), { line: 'edge' });
    pen.path(places.map(([x, y]) => ring(x, y, 3.4)).join(''), { line: 'none', fill: 'ink' });
    pen.path('M0 292H640V400H0Z', { line: 'cut', fill: 'tint' });
    cycle(words, 9).forEach((letters, index) => {
      const column = (letters * 3 + index * 5) % 14;
      const row = (letters + index) % 5;
      const [x, y] = [72 + column * 38.2, 26 + row * 46];
      const foot = 60 + index * 65;
      pen.path(n`M${x} ${y}C${x} ${y + 190} ${foot} 150 ${foot} 316`, {
        line: 'cut',
        isOurs: index % 3 !== 1,
      });
      pen.rect(foot - 9, 316, 18, 46, { line: 'edge', fill: 'object' }, 4);
    });
  },
};

/** A microphone in elevation, and the pressure that reaches it. */
export const microphone: Motif = {
  subject: 'a microphone and the pressure that reaches it',
  focus: [400, 170],
  draw(pen, { sentences }) {
    const values = take(sentences, 44);
    const points = values.map((value, index): [number, number] => [
      index * 8.4,
      190 + (index % 2 === 0 ? -1 : 1) * (8 + value * (30 + index * 1.9)),
    ]);
    pen.path(softly(points), { line: 'cut', isOurs: true });
    pen.rect(376, 60, 150, 230, { line: 'cut', fill: 'object' }, 75);
    for (let y = 96; y < 200; y += 16) pen.line(384, y, 518, y, { line: 'edge' });
    pen.line(376, 214, 526, 214, { line: 'cut' });
    pen.path('M344 200V222A107 107 0 0 0 558 222V200M451 330V400M390 398H512', { line: 'cut' });
    pen.circle(451, 250, 10, { line: 'edge', fill: 'brand' });
  },
};

/** The horn of a talking machine and the groove that it cuts. */
export const grooveDisc: Motif = {
  subject: 'the horn of a talking machine and the groove that it cuts',
  focus: [360, 210],
  draw(pen, { sentences }) {
    const [cx, cy] = [372, 226];
    pen.circle(cx, cy, 210, { line: 'cut', fill: 'object' });
    const steps = 520;
    const values = take(sentences, steps / 4);
    const points = Array.from({ length: steps }, (_, step): [number, number] => {
      const radius = 196 - (step / steps) * 136;
      const swing = (step % 2 === 0 ? 1 : -1) * (1 + (values[Math.floor(step / 4)] ?? 0) * 5);
      return around(cx, cy, radius + swing, step * 4.2);
    });
    pen.path(through(points), { line: 'fine', isOurs: true });
    pen.circle(cx, cy, 46, { line: 'edge', fill: 'tint' });
    pen.circle(cx, cy, 5, { line: 'none', fill: 'ink' });
    pen.path('M0 40L120 78L250 150', { line: 'cut' });
    pen.path('M250 150l26 6l-12 26Z', { line: 'edge', fill: 'ink' });
    pen.circle(60, 58, 26, { line: 'cut', fill: 'object' });
  },
};

/** A strip of telegraph tape under its key: dots and dashes as long as the words. */
export const fieldTelegraph: Motif = {
  subject: 'a telegraph tape under its key',
  focus: [300, 210],
  draw(pen, { words }) {
    pen.line(0, 330, 640, 330, { line: 'cut' });
    pen.rect(130, 290, 300, 40, { line: 'cut', fill: 'object' });
    pen.rect(176, 236, 26, 54, { line: 'edge', fill: 'object' });
    pen.rect(352, 252, 22, 38, { line: 'edge', fill: 'object' });
    pen.path('M150 238L452 214', { line: 'cut' });
    pen.rect(440, 176, 54, 34, { line: 'cut', fill: 'object' }, 12);
    pen.path('M363 252V226M189 236v-8', { line: 'edge' });
    pen.rect(-10, 90, 660, 62, { line: 'edge', fill: 'object' });
    let x = 8;
    let d = '';
    for (const letters of cycle(words, 90)) {
      const mark = letters < 4 ? 4 : letters * 4;
      if (x + mark > 640) break;
      d += n`M${x} 121h${mark}`;
      x += mark + 13;
    }
    pen.path(d, { line: 'cut', isOurs: true });
    for (let hole = 6; hole < 640; hole += 20) pen.circle(hole, 99, 2, { line: 'fine' });
    pen.path('M130 310C60 310 60 400 0 396M430 310C520 310 520 380 640 372', { line: 'edge' });
  },
};

/** A page of dots to read with a finger, and the stylus that pricked them. */
export const braillePage: Motif = {
  subject: 'a page of dots to read with a finger',
  focus: [300, 190],
  draw(pen, { words }) {
    pen.path('M80 30H540L580 70V420H80Z', { line: 'cut', fill: 'object' });
    pen.path('M540 30V70H580', { line: 'edge' });
    const cells = cycle(words, 105);
    cells.forEach((letters, index) => {
      const [x, y] = [112 + (index % 15) * 29, 88 + Math.floor(index / 15) * 46];
      const code = (letters * 37 + index * 11) % 63;
      for (let dot = 0; dot < 6; dot += 1) {
        if (((code + 1) >> dot) % 2 === 0) continue;
        pen.circle(x + (dot > 2 ? 10 : 0), y + (dot % 3) * 10, 3.1, {
          line: 'none',
          fill: index % 15 < 6 && index > 29 && index < 60 ? 'brand' : 'ink',
        });
      }
    });
    pen.path('M470 316L560 396M600 368a34 34 0 1 0-40 28', { line: 'cut' });
  },
};

/** An open book: lines as long as their words. */
export const openBook: Motif = {
  subject: 'an open book',
  focus: [330, 190],
  draw(pen, { words }) {
    pen.path('M60 420V58Q60 44 74 44H300Q320 44 320 62Q320 44 340 44H566Q580 44 580 58V420Z', {
      line: 'cut',
      fill: 'object',
    });
    pen.path('M46 70V420M594 70V420M320 62V420', { line: 'edge' });
    pen.path(wordLines(words, [92, 92], 196, 14, 24), { line: 'edge' });
    pen.path(wordLines(words.slice(40), [352, 92], 196, 5, 24), { line: 'edge' });
    pen.path(wordLines(words.slice(70), [352, 212], 196, 3, 24), { line: 'cut', isOurs: true });
    pen.path(wordLines(words.slice(90), [352, 284], 196, 5, 24), { line: 'edge' });
    pen.path('M470 30H504V92L487 76L470 92Z', { line: 'edge', fill: 'brand' });
  },
};
