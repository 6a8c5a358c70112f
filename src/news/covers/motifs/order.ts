import { n } from '../drawing.ts';
import { around, wordLines, type Motif } from '../motif.ts';
import { cycle, take } from '../voice.ts';

/** A page of law with its seal. */
export const sealedPage: Motif = {
  subject: 'a page of law with its seal',
  focus: [340, 200],
  draw(pen, { words }) {
    pen.rect(120, 26, 350, 420, { line: 'cut', fill: 'object' });
    pen.line(166, 26, 166, 400, { line: 'edge' });
    pen.path(wordLines(words, [186, 66], 258, 6, 22), { line: 'edge' });
    pen.path(wordLines(words.slice(30), [206, 200], 238, 4, 22), { line: 'cut', isOurs: true });
    pen.path(wordLines(words.slice(60), [186, 290], 258, 6, 22), { line: 'edge' });
    pen.path('M452 272L436 384L476 362L516 384L500 272', { line: 'edge', fill: 'tint' });
    pen.circle(476, 232, 62, { line: 'cut', fill: 'object' });
    pen.circle(476, 232, 48, { line: 'hidden' });
    pen.path('M490 212q-4-12-16-10q-14 4-8 16l22 18q12 14-2 20q-8 2-14-6M466 224q-10 10 2 18', {
      line: 'edge',
      isOurs: true,
    });
  },
};

/** The seats of a chamber in plan; those who speak are filled. */
export const chamber: Motif = {
  subject: 'the seats of a chamber in plan',
  focus: [320, 190],
  draw(pen, { words }) {
    const [cx, cy] = [320, 388];
    pen.path(n`M${cx - 330} ${cy}A330 330 0 0 1 ${cx + 330} ${cy}`, { line: 'cut' });
    let at = 0;
    for (const [radius, seats] of [
      [300, 31],
      [258, 26],
      [216, 21],
      [174, 17],
      [132, 12],
    ] as const) {
      for (let seat = 0; seat < seats; seat += 1) {
        const degrees = -86 + (seat * 172) / (seats - 1);
        const [x, y] = around(cx, cy, radius, degrees);
        const isTaken = (words[at % words.length] ?? 5) > 6;
        pen.add(
          n`<rect x="-12" y="-10" width="24" height="20" rx="4" transform="translate(${x} ${y})rotate(${degrees})" class="${isTaken ? 'f-brand edge' : 'f-object edge'}"/>`,
        );
        at += 1;
      }
    }
    pen.rect(cx - 54, cy - 62, 108, 34, { line: 'cut', fill: 'object' });
    pen.line(cx - 110, cy, cx + 110, cy, { line: 'cut' });
  },
};

/** Tags on their hooks, some with strips torn off. */
export const tagRack: Motif = {
  subject: 'triage tags on their hooks',
  focus: [250, 210],
  draw(pen, { sentences }) {
    pen.rect(-10, 34, 660, 22, { line: 'cut', fill: 'object' });
    cycle(sentences, 6).forEach((value, index) => {
      const left = 34 + index * 102;
      const length = 150 + value * 150;
      pen.path(n`M${left + 38} 56v14a10 10 0 0 0 0 16`, { line: 'edge' });
      pen.path(
        n`M${left} 118L${left + 16} 92H${left + 62}L${left + 78} 118V${92 + length}H${left}Z`,
        {
          line: 'cut',
          fill: 'object',
        },
      );
      pen.circle(left + 39, 108, 7, { line: 'edge' });
      pen.path(n`M${left + 14} 138h50M${left + 14} 152h34M${left + 14} 166h44`, { line: 'edge' });
      for (let strip = 1; strip <= 3; strip += 1) {
        const y = 92 + length - strip * 26;
        if (y > 180) pen.line(left, y, left + 78, y, { line: 'hidden' });
      }
      if (index % 3 === 1)
        pen.rect(left, 92 + length - 26, 78, 26, { line: 'edge', fill: 'brand' });
    });
  },
};

/** A card for the time clock; each sentence is a punch. */
export const timeCard: Motif = {
  subject: 'a card for the time clock',
  focus: [320, 210],
  draw(pen, { sentences }) {
    pen.path('M110 24H500L530 54V440H110Z', { line: 'cut', fill: 'object' });
    for (let row = 0; row < 9; row += 1)
      pen.line(110, 104 + row * 34, 530, 104 + row * 34, { line: 'fine' });
    for (const x of [186, 272, 358, 444]) pen.line(x, 70, x, 440, { line: 'fine' });
    pen.path('M130 50H270M130 62H214', { line: 'cut' });
    cycle(sentences, 40).forEach((value, index) => {
      const column = index % 5;
      const row = Math.floor(index / 5);
      const left = [126, 194, 280, 366, 452][column] ?? 126;
      if (column === 0)
        pen.path(n`M${left} ${122 + row * 34}h${16 + value * 26}`, { line: 'edge' });
      else if (value > 0.25)
        pen.rect(left + 6 + value * 34, 110 + row * 34, 12, 22, {
          line: 'edge',
          fill: (index + row) % 4 === 0 ? 'brand' : 'ink',
        });
    });
    pen.path('M0 300H96M544 300H640', { line: 'cut' });
  },
};

/** A key; its cuts are the sentences. */
export const keyBitting: Motif = {
  subject: 'a key and its cuts',
  focus: [420, 200],
  draw(pen, { sentences }) {
    pen.circle(130, 200, 96, { line: 'cut', fill: 'object' });
    pen.circle(104, 200, 30, { line: 'cut', fill: 'tint' });
    const cuts = take(sentences, 13);
    let d = 'M222 172H640V228';
    cuts.toReversed().forEach((value, index) => {
      const right = 620 - index * 28;
      const deep = 228 - value * 40;
      d += n`L${right} ${deep}h-10L${right - 20} 228`;
    });
    pen.path(`${d}H222Z`, { line: 'cut', fill: 'object' });
    pen.line(222, 184, 640, 184, { line: 'edge', isOurs: true });
    pen.path('M246 256V300M600 256V300M246 278H600', { line: 'fine' });
    for (let x = 246; x <= 600; x += 29.5) pen.line(x, 270, x, 286, { line: 'fine' });
  },
};
