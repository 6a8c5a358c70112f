import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** The imagined call of the page’s film: what was heard, and what the note makes of it. */
const heard = [
  { said: ['“At home,', '12 Elm Street.”'], field: 'Place', note: 'At home, 12 Elm Street' },
  { said: ['“I can’t catch', 'my breath.”'], field: 'Complaint', note: 'Shortness of breath' },
  { said: ['“The inhaler', 'isn’t helping.”'], field: 'Present', note: 'Reliever without effect' },
] as const;
const rest = [
  { field: 'Suggested', note: 'Emergency services now' },
  { field: 'Told', note: '“Hang up and call 911 now.”' },
  { field: 'Not asked', note: 'All that comes after danger' },
] as const;

function createLayout({ isPhone }: Drawing) {
  return isPhone
    ? { voice: 66, form: [150, 14, 556, 646], first: 132, row: 88 }
    : { voice: 62, form: [306, 14, 400, 512], first: 96, row: 72 };
}
type Layout = ReturnType<typeof createLayout>;

/** The voice from above downward: a beat a syllable, loud within the marked phrases, low between. */
function drawVoice(sheet: Drawing, { voice, first, row, form }: Layout) {
  const [, top = 0, , height = 0] = form;
  const step = sheet.isPhone ? 7 : 5;
  let [loud, low] = ['', ''];
  for (let y = top + 8; y < top + height - 8; y += step) {
    const place = (y - first) / row;
    const part = place - Math.floor(place);
    const isIn = place > -0.05 && place < heard.length && part > 0.1 && part < 0.74;
    // The third phrase is broken for breath.
    const isPause = place > 2 && Math.floor(part * 11) % 3 === 0;
    const beat = 0.55 + 0.45 * Math.sin(y * 1.7) * Math.cos(y * 0.61);
    const half = isIn && !isPause ? 12 + 30 * beat : 1.5;
    const bar = n`M${voice - half} ${y}h${half * 2}`;
    if (isIn) loud += bar;
    else low += bar;
  }
  sheet.path(low, { line: 'fine' });
  sheet.path(loud, { line: sheet.isPhone ? 'edge' : 'cut', isOurs: true });
}

/** A4 in portrait: a heading, rows of a name and a value, a place to confirm. */
function drawForm(sheet: Drawing, { form, first, row }: Layout) {
  const [left = 0, top = 0, width = 0, height = 0] = form;
  const { isPhone, label } = sheet;
  const [inset, fold] = [left + (isPhone ? 22 : 20), isPhone ? 34 : 26];
  sheet.path(
    n`M${left} ${top}H${left + width - fold}L${left + width} ${top + fold}V${top + height}H${left}Z`,
    { line: 'cut', fill: 'object' },
  );
  sheet.path(n`M${left + width - fold} ${top}v${fold}h${fold}`, { line: 'edge' });
  label(inset, top + (isPhone ? 54 : 42), 'Handover note');
  const right = left + width - 18;
  sheet.line(inset, first - row * 0.16, right, first - row * 0.16, { line: 'edge' });
  sheet.rect(left + 3, first - row * 0.13, width - 6, row * 2.94, { line: 'none', fill: 'tint' });
  [...heard, ...rest].forEach(({ field, note }, index) => {
    const y = first + index * row;
    label(inset, y + row * 0.16, field, {
      style: 'print',
      size: isPhone ? 21 : 12.5,
    });
    const isLevel = field === 'Suggested';
    const base = y + row * 0.54;
    if (isLevel) sheet.level(inset, base - (isPhone ? 24 : 16), 1, isPhone ? 30 : 20);
    label(inset + (isLevel ? (isPhone ? 42 : 30) : 0), base, note, {
      color: index < heard.length ? 'brand' : 'ink',
    });
    sheet.line(inset, y + row * 0.82, right, y + row * 0.82, { line: 'fine' });
  });
}

/** The note of one call as a form on paper; its findings hang on the voice that they came from. */
export const plate: Plate = {
  alt: 'A handover note on a sheet of paper beside the trace of a voice, from one imagined call. Three lines lead from the caller’s words to the place and two findings in the note. Below stand the suggested disposition, emergency services now, what the caller was told and what was not asked.',
  height: { wide: 586, phone: 788 },
  draw(sheet) {
    const layout = createLayout(sheet);
    const { voice, first, row, form } = layout;
    const [left = 0] = form;
    drawVoice(sheet, layout);
    drawForm(sheet, layout);
    heard.forEach(({ said }, index) => {
      const y = first + index * row + row * 0.42;
      sheet.line(voice + 50, y, left - 10, y, { line: 'cut', isOurs: true });
      const tip = sheet.isPhone ? 11 : 8;
      sheet.add(n`<path d="M${left} ${y}l${-tip * 1.5} ${-tip}v${tip * 2}Z" class="f-brand"/>`);
      if (!sheet.isPhone) {
        sheet.label(voice + 58, y - 9, said[0], { style: 'remark' });
        sheet.label(voice + 58, y + 21, said[1], { style: 'remark' });
      }
    });
    const over = first + heard.length * row + row * 0.42;
    sheet.text(voice + 22, over, ['A danger sign:', 'the interview ends'], { style: 'remark' });
    if (sheet.isPhone)
      sheet.text(14, 712, ['Each finding stays tied', 'to the words it came from'], {
        style: 'finding',
      });
    else {
      sheet.label(16, 568, 'Each finding stays tied to its words', { style: 'finding' });
      sheet.label(704, 568, 'One imagined call', { style: 'remark', anchor: 'end' });
    }
  },
};
