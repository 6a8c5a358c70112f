import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/**
 * Wong and colleagues, JAMA Internal Medicine 2021: 38,455 hospitalizations, sepsis in 2,552,
 * an alert in 6,971, and an alert in 843 of those with sepsis.
 */
const study = { stays: 38_455, sepsis: 2_552, alerts: 6_971, both: 843 } as const;
const ofHundred = (count: number) => Math.round((count / study.stays) * 100);
const alerts = ofHundred(study.alerts);
const both = ofHundred(study.both);
// Rounded by itself, so that the share of the missed among the ill stays two thirds.
const missed = ofHundred(study.sepsis - study.both);
const sepsis = both + missed;

/** A bed from above, 0.96 by 2.15 m, with its pillow. */
function drawBed(sheet: Drawing, scale: number, kind: 'plain' | 'alert' | 'missed' | 'found') {
  const [w, h] = [0.96 * scale, 2.15 * scale];
  const isAlert = kind === 'alert' || kind === 'found';
  sheet.rect(-w / 2, -h / 2, w, h, { line: 'edge', fill: isAlert ? 'tint' : 'object' }, 3);
  sheet.rect(-w * 0.34, -h * 0.43, w * 0.68, h * 0.17, { line: 'fine' }, 2);
  if (isAlert) sheet.path(n`M${-w / 2} ${h / 2}h${w}`, { line: 'cut', isOurs: true });
  if (kind === 'missed' || kind === 'found')
    sheet.circle(0, h * 0.14, w * 0.36, {
      line: kind === 'found' ? 'none' : 'cut',
      fill: kind === 'found' ? 'brand' : 'ink',
    });
}

/** A hundred beds: on whom the model raised an alert, and who had sepsis. */
export const plate: Plate = {
  alt: `A hundred hospital beds in plan, for the stays of a 2021 study. ${alerts} are marked by an alert of the sepsis model. ${sepsis} hold a patient with sepsis: ${both} of them under an alert, ${missed} without one.`,
  height: { wide: 590, phone: 930 },
  draw(sheet) {
    const { isPhone, label, symbol } = sheet;
    const scale = isPhone ? 21 : 17;
    const [dx, dy] = isPhone ? [68, 57] : [44, 43.5];
    const [left, top] = isPhone ? [54, 46] : [40, 40];
    const kinds = ['plain', 'alert', 'missed', 'found'] as const;
    const beds = new Map(
      kinds.map((kind) => [
        kind,
        symbol(`bed-${kind}`, () => {
          drawBed(sheet, scale, kind);
        }),
      ]),
    );
    // Spread by a step that meets every bed once, so that no pattern is read into the ward.
    const order = Array.from({ length: 100 }, (_, index) => (index * 37 + 11) % 100);
    const kindOf = (bed: number) => {
      const place = order.indexOf(bed);
      if (place < both) return 'found';
      if (place < alerts) return 'alert';
      return place < alerts + missed ? 'missed' : 'plain';
    };
    for (let bed = 0; bed < 100; bed += 1)
      beds.get(kindOf(bed))?.(left + (bed % 10) * dx, top + Math.floor(bed / 10) * dy);
    const key = [
      ['found', `${both} with sepsis,`, 'found by an alert'],
      ['missed', `${missed} with sepsis,`, 'without an alert'],
      ['alert', `${alerts - both} alerts`, 'without sepsis'],
    ] as const;
    key.forEach(([kind, first, second], index) => {
      const [x, y] = isPhone ? [54, 640 + index * 62] : [514, 90 + index * 108];
      beds.get(kind)?.(x, y);
      if (isPhone) label(x + 36, y + 9, `${first} ${second}`);
      else {
        label(x + 28, y - 1, first, { size: 17 });
        label(x + 28, y + 20, second, { style: 'remark' });
      }
    });
    if (isPhone)
      sheet.text(
        16,
        858,
        [`${alerts} alerts in a hundred stays:`, `${missed} of ${sepsis} patients missed`],
        {
          style: 'finding',
        },
      );
    else {
      label(16, 500, 'A hundred hospital stays', { style: 'remark' });
      label(704, 500, 'Wong and colleagues, 2021', { style: 'remark', anchor: 'end' });
      label(
        16,
        550,
        `${alerts} alerts in a hundred stays, and ${missed} of ${sepsis} patients missed`,
        {
          style: 'finding',
        },
      );
    }
  },
};
