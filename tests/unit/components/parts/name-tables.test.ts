import { expect, it } from 'vitest';
import { nameByCaption, nameByHeading } from '../../../../src/components/parts/name-tables.ts';

it('names a table by the heading above it, unless it has a name', () => {
  const table = '<table role="table"></table>';
  const named = '<table aria-labelledby="caption-x"></table>';
  expect(
    nameByHeading(`${table}<h2 class="a" id="waits">Waits</h2><p></p>${table}${named}`, 'title'),
  ).toBe(
    `<table aria-labelledby="title" role="table"></table><h2 class="a" id="waits">Waits</h2><p></p><table aria-labelledby="waits" role="table"></table>${named}`,
  );
});

it('leaves a table the caption that it has', () => {
  const table = '<table role="table"> <caption>Levels and waits</caption></table>';
  expect(nameByCaption(table, 'What your charge nurse sees')).toEqual({
    html: table,
    id: undefined,
  });
  expect(nameByHeading(table, 'title')).toBe(table);
});
