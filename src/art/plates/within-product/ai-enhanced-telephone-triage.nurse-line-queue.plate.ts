import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const nurses = 5;
const minutes = 25;
/** Shares of the time in which nurses talk, that are named on the curve. */
const named = [0.5, 0.7, 0.8, 0.9] as const;

/**
 * How long a caller waits on average, in minutes, when callers come at random and hold on: formula
 * C of Agner Erlang (1917).
 * @param busy the share of their time that nurses talk, above 0 and below 1
 */
function waitAt(busy: number): number {
  const load = busy * nurses;
  let term = 1;
  let sum = 1;
  for (let talking = 1; talking < nurses; talking += 1) {
    term *= load / talking;
    sum += term;
  }
  const queued = ((term * load) / nurses) * (1 / (1 - busy));
  return (queued / (sum + queued)) * (minutes / (nurses - load));
}

const times = Math.round(waitAt(0.9) / waitAt(0.7));
const top = 60;

function drawAxes(sheet: Drawing, x: (busy: number) => number, y: (wait: number) => number) {
  const { isPhone, line, label } = sheet;
  const style = isPhone ? 'name' : 'remark';
  for (const wait of [0, 20, 40, 60]) {
    line(x(0), y(wait), x(1), y(wait), { line: wait === 0 ? 'edge' : 'fine' });
    label(x(0) - 12, y(wait) + 6, String(wait), { style, color: 'soft', anchor: 'end' });
  }
  for (const busy of [0, 0.25, 0.5, 0.75, 1]) {
    line(x(busy), y(0), x(busy), y(0) + 7, { line: 'edge' });
    const place = y(0) + (isPhone ? 36 : 26);
    label(x(busy), place, `${busy * 100}%`, { style, color: 'soft', anchor: 'middle' });
  }
  // Past it the queue only grows.
  line(x(1), y(0), x(1), y(top), { line: 'hidden' });
}

/** The wait of callers over how busy the nurses are: a curve with a knee. */
export const plate: Plate = {
  alt: `A chart by Erlang’s formula, for ${nurses} nurses and calls of ${minutes} minutes: the average wait over the share of time that the nurses talk. ${named.map((busy) => `At ${busy * 100}% it is ${Math.round(waitAt(busy))} minutes`).join(', ')}: the busier the line, the more a further call costs.`,
  height: { wide: 560, phone: 700 },
  draw(sheet) {
    const { isPhone, label, circle, path } = sheet;
    const [left, right, bottom, head] = isPhone ? [62, 676, 520, 80] : [52, 690, 440, 74];
    const x = (busy: number) => left + busy * (right - left);
    const y = (wait: number) => bottom - (wait / top) * (bottom - head);
    label(left - 40, head - (isPhone ? 36 : 30), 'Average wait, minutes');
    drawAxes(sheet, x, y);
    const steps = Array.from({ length: 93 }, (_, index) => 0.01 + index / 100);
    const curve = steps.filter((busy) => waitAt(busy) <= top);
    path('M' + curve.map((busy) => n`${x(busy)} ${y(waitAt(busy))}`).join('L'), {
      line: 'cut',
      isOurs: true,
    });
    for (const busy of named) {
      const wait = waitAt(busy);
      circle(x(busy), y(wait), isPhone ? 8 : 6, { line: 'cut', fill: 'object', isOurs: true });
      const words = `${Math.round(wait)} min`;
      const place = { style: 'value', anchor: 'end', hasHalo: true } as const;
      label(x(busy) - (isPhone ? 8 : 4), y(wait) - (isPhone ? 18 : 14), words, place);
    }
    label(right, bottom + (isPhone ? 74 : 50), 'Time that the nurses talk', { anchor: 'end' });
    if (isPhone)
      sheet.text(16, 650, ['From 70 to 90% busy,', `the wait is ${times} times as long`], {
        style: 'finding',
      });
    else {
      const remark = `${nurses} nurses, calls of ${minutes} min, callers who hold on`;
      label(left - 40, 538, `From 70 to 90% busy, the wait is ${times} times as long`, {
        style: 'finding',
      });
      label(left - 40, bottom + 50, remark, { style: 'remark' });
    }
  },
};
