import { escapeHtml } from './escape-html.ts';
import { contactFields, fieldNames, hiddenFields, roles } from '../message/fields.ts';
import type { FieldName, TypedFields } from '../message/fields.ts';
import { contactFunctionPath } from '../paths.ts';
import type { FieldProblems } from '../message/rules.ts';

function renderRoles(selected: string): string {
  const options = Object.entries(roles).map(
    ([value, label]) =>
      `<option value="${value}"${value === selected ? ' selected' : ''}>${label}</option>`,
  );
  return ['<option value="">Select your role</option>', ...options].join('');
}

function renderControl(name: FieldName, value: string, attributes: string): string {
  switch (name) {
    case 'role':
      return `<select ${attributes}>${renderRoles(value)}</select>`;
    case 'message':
      // HTML drops a line break right after the tag, so this one is not the visitor's.
      return `<textarea ${attributes} rows="8">\n${escapeHtml(value)}</textarea>`;
    case 'email':
      return `<input ${attributes} type="email" inputmode="email" value="${escapeHtml(value)}">`;
    case 'name':
    case 'organization':
      return `<input ${attributes} type="text" value="${escapeHtml(value)}">`;
  }
}

function renderField(name: FieldName, value: string, problem: string | undefined): string {
  const { label, autocomplete, limit } = contactFields[name];
  const hintId = name === 'role' ? undefined : `${name}-hint`;
  const errorId = problem === undefined ? undefined : `${name}-error`;
  const described = [hintId, errorId].filter((id) => id !== undefined).join(' ');
  const attributes = [
    `id="${name}" name="${name}" autocomplete="${autocomplete}" required`,
    ...(described ? [`aria-describedby="${described}"`] : []),
    ...(errorId ? ['aria-invalid="true"'] : []),
  ].join(' ');
  return [
    '<div class="field">',
    `<label for="${name}">${label}</label>`,
    ...(hintId
      ? [`<p class="hint" id="${hintId}">Up to ${limit.toLocaleString('en-US')} characters.</p>`]
      : []),
    ...(errorId ? [`<p class="error" id="${errorId}">${escapeHtml(problem ?? '')}</p>`] : []),
    renderControl(name, value, attributes),
    '</div>',
  ].join('\n');
}

/**
 * The form once more, as it was filled. It carries the message's key, so that sending it again
 * cannot make a second copy, but no time: whoever only presses the button is not a robot.
 * @param typed as typed, untrimmed
 * @param key the idempotency key
 * @param problems shown at their fields
 */
export function renderAnswerForm(typed: TypedFields, key: string, problems: FieldProblems): string {
  const { trap, key: keyField } = hiddenFields;
  return [
    `<form method="post" action="${contactFunctionPath}" accept-charset="utf-8" novalidate>`,
    '<p>All fields are required.</p>',
    ...fieldNames.map((name) => renderField(name, typed[name], problems[name])),
    `<div class="trap" aria-hidden="true"><label>Leave this field empty <input type="text" name="${trap}" tabindex="-1" autocomplete="off"></label></div>`,
    `<input type="hidden" name="${keyField}" value="${escapeHtml(key)}">`,
    '<button type="submit">Send message</button>',
    '</form>',
  ].join('\n');
}
