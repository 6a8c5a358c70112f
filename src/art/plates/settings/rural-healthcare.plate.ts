import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';
import {
  clinic,
  deep,
  drawClinic,
  drawHospital,
  drawLand,
  hospital,
  nextHospital,
  perMile,
  ranch,
  x,
  y,
  type Place,
} from './rural-healthcare-map.ts';

/** The way of the crew: paved, then gravel, with the miles an hour that it drives. */
const legs: readonly { readonly to: Place; readonly speed: number }[] = [
  { to: [36, 17], speed: 60 },
  { to: [17, 17], speed: 60 },
  { to: [17, 13], speed: 30 },
  { to: ranch, speed: 30 },
];
/** Minutes from the first ring, as in the figure “A stroke call and its transfer” of the page. */
const [crewLeaves, crewArrives, inTown] = [6, 41, 95];
/** A critical access hospital is, as a rule, farther than this from the next one: 42 CFR 485.610. */
const apart = 35;

/** Where the crew is at each full five minutes, and how long it drives in all. */
function drive() {
  const ticks: { at: Place; across: Place }[] = [];
  let [minutes, from] = [0, hospital];
  for (const { to, speed } of legs) {
    const miles = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const end = minutes + (miles / speed) * 60;
    const step: Place = [(to[0] - from[0]) / miles, (to[1] - from[1]) / miles];
    for (let tick = Math.floor(minutes / 5) * 5 + 5; tick < end; tick += 5) {
      const far = ((tick - minutes) * speed) / 60;
      ticks.push({
        at: [from[0] + step[0] * far, from[1] + step[1] * far],
        across: [-step[1], step[0]],
      });
    }
    [minutes, from] = [end, to];
  }
  return { ticks, minutes: Math.round(minutes) };
}

function drawWay(sheet: Drawing) {
  const { ticks } = drive();
  const way = [hospital, ...legs.map(({ to }) => to)];
  sheet.path(
    way.map(([px, py], index) => n`${index === 0 ? 'M' : 'L'}${x(px)} ${y(py)}`).join(''),
    {
      line: 'cut',
      isOurs: true,
    },
  );
  const half = sheet.isPhone ? 10 : 7;
  for (const { at, across } of ticks)
    sheet.line(
      x(at[0]) - across[0] * half,
      y(at[1]) - across[1] * half,
      x(at[0]) + across[0] * half,
      y(at[1]) + across[1] * half,
      { isOurs: true },
    );
  sheet.circle(x(ranch[0]), y(ranch[1]), sheet.isPhone ? 9 : 6.5, {
    line: 'cut',
    fill: 'object',
    isOurs: true,
  });
}

function drawMargin(sheet: Drawing, top: number) {
  const { isPhone } = sheet;
  const style = isPhone ? 'name' : 'remark';
  for (const [index, fill] of (['ink', 'object'] as const).entries())
    sheet.rect(10 + index * 5 * perMile, top, 5 * perMile, 6, { line: 'fine', fill });
  sheet.label(10 + 10 * perMile + 10, top + (isPhone ? 12 : 8), '10 miles', {
    style,
    color: 'soft',
  });
  sheet.label(
    710,
    top + (isPhone ? 12 : 8),
    isPhone ? 'One tick: 5 minutes' : 'Imagined county; one tick: 5 minutes',
    {
      style,
      color: 'soft',
      anchor: 'end',
    },
  );
}

/** A county as a map, with the crew's way by the minute. */
export const plate: Plate = {
  alt: `Road map of an imagined county, to scale. The crew needs ${drive().minutes} minutes from the hospital to the ranch, over paved road and gravel, and is there ${crewArrives} minutes after the first ring; the patient is in town after ${inTown}. The next hospital lies more than ${apart} miles from the first.`,
  height: { wide: 556, phone: 622 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    drawLand(sheet);
    // No other hospital within this circle; by air to where a clot is removed.
    const dx = (py: number) => Math.sqrt(apart ** 2 - (hospital[1] - py) ** 2);
    const r = apart * perMile;
    sheet.path(
      n`M${x(hospital[0] - dx(0))} ${y(0)}A${r} ${r} 0 0 0 ${x(hospital[0] - dx(deep))} ${y(deep)}`,
      { line: 'hidden' },
    );
    sheet.path(n`M${x(hospital[0])} ${y(hospital[1])}L${x(48)} ${y(11.6)}`, { line: 'hidden' });
    drawWay(sheet);
    drawHospital(sheet, hospital);
    drawHospital(sheet, nextHospital);
    drawClinic(sheet, clinic);

    label(x(12.4), y(10.3), 'Ranch', { hasHalo: true });
    label(x(17.8), y(12.6), `${crewArrives} min`, { style: 'value', hasHalo: true });
    label(x(33.8), y(24.6), 'Hospital', { anchor: 'end', hasHalo: true });
    label(x(33.8), y(isPhone ? 26.6 : 25.9), `${inTown} min`, {
      style: 'value',
      anchor: 'end',
      hasHalo: true,
    });
    label(x(34.2), y(20.5), `Crew out: ${crewLeaves} min`, { style: 'remark', anchor: 'end' });
    label(x(26.9), y(16.1), 'Clinic', { hasHalo: true });
    label(x(18), y(18.6), 'Paved, 60 mph', { style: 'remark' });
    label(x(17.8), y(14.6), 'Gravel, 30 mph', { style: 'remark' });
    label(x(5), y(4.3), 'Next hospital', { hasHalo: true });
    label(x(1.6), y(20.6), `${apart} miles`, { style: 'remark', hasHalo: true });
    label(x(47.4), y(10.2), 'Onward by air', { style: 'remark', anchor: 'end' });

    const foot = y(deep) + 18;
    drawMargin(sheet, foot);
    const [drives, all] = [`${drive().minutes} minutes by road,`, `${inTown} from the first ring`];
    if (isPhone) sheet.text(10, foot + 70, [drives, all], { style: 'finding' });
    else label(10, foot + 52, `${drives} ${all}`, { style: 'finding' });
  },
};
