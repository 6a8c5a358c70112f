import { nearestName } from '../../config/nearest.ts';
import { nameAdvice } from '../name-advice.ts';
import type { Finding } from '../problem.ts';
import type { PropFields, Shape } from './prop-shape.ts';
import type { PropValue } from './read-value.ts';

/** A value as it would be written in a tag. */
function show(value: PropValue): string {
  if (value.kind === 'plain') return JSON.stringify(value.value);
  if (value.kind === 'list') return 'a list';
  return value.kind === 'fields' ? 'a group of fields' : 'code';
}

/** What a shape asks for, completing "write …". */
function describe(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return 'a text in quotes: "…"';
    case 'number':
      return 'a number: {5}';
    case 'boolean':
      return 'the name alone for yes, or nothing for no';
    case 'exactly':
      return JSON.stringify(shape.value);
    case 'list':
      return shape.of.kind === 'text' ? 'a list: {["…", "…"]}' : 'a list: {[…, …]}';
    case 'row':
      return `a list of ${shape.shapes.length}: {[${shape.shapes.map(() => '…').join(', ')}]}`;
    case 'fields':
      return `a group: {{ ${[...shape.fields.keys()].map((name) => `${name}: …`).join(', ')} }}`;
    case 'one of':
      return shape.shapes.map(describe).join(' or ');
    case 'anything':
      return 'something else';
  }
}

/** The choices of a shape that allows a few words alone. */
function listChoices(shape: Shape): string[] {
  if (shape.kind === 'exactly') return [String(shape.value)];
  return shape.kind === 'one of' ? shape.shapes.flatMap(listChoices) : [];
}

function fits(value: PropValue, shape: Shape): boolean {
  if (value.kind === 'unknown' || shape.kind === 'anything') return true;
  if (shape.kind === 'one of') return shape.shapes.some((one) => fits(value, one));
  if (shape.kind === 'list' || shape.kind === 'row') return value.kind === 'list';
  if (shape.kind === 'fields') return value.kind === 'fields';
  if (value.kind !== 'plain') return false;
  if (shape.kind === 'exactly') return value.value === shape.value;
  return typeof value.value === (shape.kind === 'text' ? 'string' : shape.kind);
}

function shapeHasNumber(shape: Shape): boolean {
  return shape.kind === 'one of' ? shape.shapes.some(shapeHasNumber) : shape.kind === 'number';
}

function refuse(value: PropValue, shape: Shape, path: string): Finding {
  const choices = listChoices(shape);
  const nearest = value.kind === 'plain' && nearestName(String(value.value), choices);
  const isAlone = shape.kind === 'list' && shape.of.kind === 'text' && value.kind === 'plain';
  const alone = isAlone && `a list: {[${JSON.stringify(value.value)}]}`;
  const isNumber =
    shapeHasNumber(shape) && value.kind === 'plain' && /^\d+(\.\d+)?$/.test(String(value.value));
  const number = isNumber && `a number: {${String(value.value)}}`;
  const write = alone || number || (nearest ? JSON.stringify(nearest) : describe(shape));
  return { line: value.line, field: path, found: show(value), write };
}

/** Every way in which a value is not what its prop asks for. */
function judgeValue(value: PropValue, shape: Shape, path: string): Finding[] {
  if (!fits(value, shape)) return [refuse(value, shape, path)];
  if (value.kind === 'list' && shape.kind === 'list') {
    return value.items.flatMap((item, index) => judgeValue(item, shape.of, `${path}.${index + 1}`));
  }
  if (value.kind === 'list' && shape.kind === 'row') {
    if (value.items.length !== shape.shapes.length) {
      const found = `a list of ${value.items.length}`;
      return [{ line: value.line, field: path, found, write: describe(shape) }];
    }
    return value.items.flatMap((item, index) => {
      const part = shape.shapes[index];
      return part ? judgeValue(item, part, `${path}.${index + 1}`) : [];
    });
  }
  if (value.kind === 'fields' && shape.kind === 'fields') {
    return judgeFields(value.fields, shape, { name: path, line: value.line });
  }
  return [];
}

/** What holds the fields: a tag, or a group in one of its props. */
interface Holder {
  readonly name: string;
  readonly line: number;
}

/**
 * Every way in which the props of a tag, or the fields of a group in one, are not what its component
 * asks for: names that it does not have, names that lack, and values.
 */
export function judgeFields(
  given: ReadonlyMap<string, PropValue>,
  { fields, isOpen }: PropFields,
  { name: holder, line }: Holder,
): Finding[] {
  const names = [...fields.keys()];
  const free = names.filter((name) => !given.has(name));
  const strange = [...given].filter(([name]) => !isOpen && !fields.has(name));
  const lacking = free.filter((name) => fields.get(name)?.isOptional === false);
  // One name too many and one too few are the same.
  const [only] = lacking.length === 1 && strange.length === 1 ? lacking : [];
  const meantBy = (name: string) => nearestName(name, free) ?? only;
  const meant = new Set(strange.map(([name]) => meantBy(name)));
  const ofStrange = strange.map(([name, value]) => ({
    line: value.line,
    field: holder,
    found: `${name}, which it does not have`,
    write:
      names.length > 0
        ? (meantBy(name) ?? nameAdvice(name, free.length > 0 ? free : names))
        : 'it without, as it takes none',
  }));
  const ofMissing = [...fields].flatMap(([name, { isOptional, hint, shape }]): Finding[] => {
    if (isOptional || given.has(name) || meant.has(name)) return [];
    const what = hint === '' ? describe(shape) : `${describe(shape)} (${hint})`;
    return [{ line, field: holder, found: `no ${name}`, write: `${name} with ${what}` }];
  });
  const ofValues = [...given].flatMap(([name, value]) => {
    const field = fields.get(name);
    return field ? judgeValue(value, field.shape, `${holder} ${name}`) : [];
  });
  return [...ofStrange, ...ofMissing, ...ofValues];
}
