import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const ground = 400;
/** The three racks of the hall: what they do, and what decides how much they draw. */
const racks = [
  { x: 266, name: 'Recognition', short: 'Speech', why: ['only while', 'one speaks'] },
  { x: 364, name: 'Model', short: 'Model', why: ['often the', 'largest user'] },
  { x: 462, name: 'Storage', short: 'Storage', why: ['text is small,', 'audio is not'] },
] as const;
const mast = 574;
const caller = 664;

/** A lattice between two legs: from the feet upward, with a cross in every panel. */
function drawLattice(
  sheet: Drawing,
  x: number,
  top: number,
  foot: number,
  head: number,
  panels: number,
) {
  const half = (y: number) => head + ((foot - head) * (y - top)) / (ground - top);
  let d = n`M${x - foot} ${ground}L${x - head} ${top}H${x + head}L${x + foot} ${ground}`;
  for (let panel = 0; panel < panels; panel += 1) {
    // Panels grow downward, as the legs part.
    const share = (at: number) => top + (ground - top) * (at / panels) ** 1.35;
    const [from, to] = [share(panel), share(panel + 1)];
    d += n`M${x - half(from)} ${from}L${x + half(to)} ${to}M${x + half(from)} ${from}L${x - half(to)} ${to}`;
  }
  sheet.path(d, { line: 'fine' });
  sheet.path(n`M${x - foot} ${ground}L${x - head} ${top}H${x + head}L${x + foot} ${ground}`, {
    line: 'edge',
  });
}

/** A tower with three arms, its insulators, and the conductors that hang between. */
function drawTower(sheet: Drawing) {
  const [x, top] = [56, 46];
  drawLattice(sheet, x, top, 34, 5, 9);
  [76, 118, 160].forEach((y, index) => {
    const reach = index === 1 ? 44 : 34;
    sheet.path(n`M${x - reach} ${y}L${x} ${y - 13}L${x + reach} ${y}Z`, {
      line: 'edge',
      fill: 'object',
    });
    for (const side of [-1, 1]) {
      const ix = x + side * (reach - 2);
      for (const disc of [5, 10, 15])
        sheet.line(ix - 4, y + disc, ix + 4, y + disc, { line: 'edge' });
      sheet.line(ix, y, ix, y + 20, { line: 'fine' });
    }
    sheet.path(n`M0 ${y + 30}Q8 ${y + 30} ${x - reach + 2} ${y + 20}`, { line: 'fine' });
    sheet.path(
      n`M${x + reach - 2} ${y + 20}Q${128} ${y + 100 - index * 8} ${146 + index * 18} 258`,
      { line: 'fine' },
    );
  });
}

/** A transformer: gantry, bushings, tank with fins, conservator; the cable leaves underground. */
function drawTransformer(sheet: Drawing) {
  sheet.path(n`M132 ${ground}V250H198V${ground}`, { line: 'edge' });
  sheet.rect(128, 246, 74, 8, { fill: 'object' });
  for (const x of [146, 165, 184]) {
    sheet.line(x, 254, x, 304, { line: 'fine' });
    sheet.path(n`M${x - 3} 330V304h6v26`, { fill: 'object' });
    for (const y of [309, 315, 321]) sheet.line(x - 6, y, x + 6, y, { line: 'edge' });
  }
  sheet.rect(138, 330, 54, 58, { fill: 'object' }, 2);
  for (let fin = 0; fin < 8; fin += 1)
    sheet.line(144 + fin * 6, 338, 144 + fin * 6, 380, { line: 'fine' });
  sheet.rect(132, 388, 66, 12, { line: 'none', fill: 'ink' });
}

/** The hall in section: raised floor, cable tray, racks of 42 units, the cooler on the roof. */
function drawHall(sheet: Drawing) {
  const [left, right, roof, floor] = [218, 512, 196, ground - 22];
  sheet.rect(left, roof, right - left, ground - roof, { line: 'none', fill: 'tint' });
  sheet.path(n`M${left} ${ground}V${roof}H${right}V${ground}`, { line: 'cut' });
  sheet.line(left, floor, right, floor, { line: 'edge' });
  for (let leg = left + 14; leg < right; leg += 19)
    sheet.line(leg, floor, leg, ground, { line: 'fine' });
  const rack = sheet.symbol('rack', () => {
    const high = 136;
    sheet.rect(-28, -high, 56, high, { fill: 'object' }, 2);
    let units = '';
    for (let unit = 0; unit <= 42; unit += 2) units += n`M-22 ${-high + 5 + unit * 3}h44`;
    sheet.path(units, { line: 'fine' });
    for (let unit = 1; unit < 42; unit += 4)
      sheet.circle(17, -high + 8 + unit * 3, 1.5, { line: 'none', fill: 'ink' });
  });
  // Power comes under the floor, rises behind the racks and feeds each from above.
  const tray = roof + 22;
  sheet.path(n`M165 ${ground}V${ground + 22}H236V${tray}H${right - 16}`, { line: 'cut' });
  for (const { x } of racks) {
    sheet.line(x, tray, x, floor - 130, { line: 'edge' });
    sheet.circle(x, tray, 3, { line: 'none', fill: 'ink' });
    rack(x, floor);
  }
  for (const x of [300, 412]) {
    sheet.rect(x - 34, roof - 30, 68, 28, { fill: 'object' }, 2);
    for (const side of [-17, 17]) {
      sheet.circle(x + side, roof - 16, 10, { line: 'fine' });
      sheet.path(n`M${x + side - 7} ${roof - 23}l14 14M${x + side + 7} ${roof - 23}l-14 14`, {
        line: 'fine',
      });
    }
  }
}

/** A slim mast with three panels, and the caller’s telephone. */
function drawCallerEnd(sheet: Drawing) {
  drawLattice(sheet, mast, 140, 13, 4, 11);
  for (const side of [-12, 6]) sheet.rect(mast + side, 128, 7, 40, { fill: 'object' }, 2);
  sheet.rect(mast - 3, 118, 6, 40, { fill: 'object' }, 2);
  sheet.rect(mast + 14, ground - 34, 20, 34, { fill: 'object' }, 2);
  sheet.rect(caller - 30, ground - 126, 60, 122, { line: 'cut', fill: 'object', isOurs: true }, 9);
  sheet.rect(caller - 24, ground - 112, 48, 88, { line: 'fine' });
  sheet.circle(caller, ground - 14, 5, { line: 'fine' });
}

/** The way of electricity from the grid, and the way of one call, to where they meet. */
export const plate: Plate = {
  alt: 'An elevation from the grid to one call: a line tower, a transformer, a data hall in section with three racks for speech recognition, language model and storage, a radio mast and the caller’s telephone. Power reaches the racks from the left, the conversation from the right; our own choices matter most in these three of its five stages.',
  height: { wide: 594, phone: 700 },
  draw(sheet) {
    const { label, isPhone } = sheet;
    drawTower(sheet);
    drawTransformer(sheet);
    drawHall(sheet);
    drawCallerEnd(sheet);
    sheet.rect(0, ground, 720, 6, { line: 'none', fill: 'ink' });
    sheet.path(n`M165 ${ground + 6}V${ground + 22}H236V${ground + 6}`, { line: 'cut' });
    // By air to the mast, then underground, and through the three racks.
    sheet.path(n`M${caller} ${ground - 132}Q${caller - 14} 206 ${mast + 18} 152`, {
      line: 'hidden',
      isOurs: true,
    });
    for (const wave of [1, 2, 3])
      sheet.path(
        n`M${mast + 12 + wave * 9} ${162 + wave * 3}q${4 + wave * 2} ${-12 - wave * 3} ${-1 - wave} ${-26 - wave * 6}`,
        { line: 'edge', isOurs: true },
      );
    const below = ground + 22;
    sheet.path(
      n`M${mast} 170V${below - 10}Q${mast} ${below} ${mast - 10} ${below}H${racks[0].x + 10}Q${racks[0].x} ${below} ${racks[0].x} ${below - 10}V${ground - 22}`,
      { line: 'cut', isOurs: true },
    );
    for (const { x } of racks.slice(1))
      sheet.line(x, below, x, ground - 22, { line: 'cut', isOurs: true });
    const middle = { anchor: 'middle' } as const;
    const names = isPhone ? ground + 66 : ground + 54;
    for (const { x, name, short, why } of racks) {
      label(x, names, isPhone ? short : name, middle);
      sheet.text(x, names + 21, why, { style: 'remark', ...middle });
    }
    label(56, names, 'Grid', middle);
    label(mast, isPhone ? 100 : 106, 'Network', middle);
    label(isPhone ? 640 : caller, names, isPhone ? 'Phone' : 'Telephone', {
      ...middle,
      color: 'brand',
    });
    label(365, isPhone ? 146 : 152, isPhone ? 'Data hall' : 'Cloud hall', middle);
    if (isPhone)
      sheet.text(16, 564, ['Of five stages, the three', 'in the hall are ours', 'to choose well'], {
        style: 'finding',
      });
    else label(16, 566, 'Our choices matter most in the hall’s three', { style: 'finding' });
  },
};
