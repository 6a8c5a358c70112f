import type { HTMLElement } from 'node-html-parser';
import { functionAddress, routes } from '../../../src/config/routes.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { fieldNames, hiddenFields, roles } from '../../../src/contact/fields.ts';
import type { Fault } from '../tell.ts';

/** A form that visitors look for, and what its function reads. */
interface Form {
  readonly name: 'contact' | 'newsletter';
  /** What a visitor has to fill. */
  readonly asked: readonly string[];
  readonly hidden: readonly string[];
}

/** By the pages that functions send their visitors back to. */
const forms: Readonly<Record<string, Form>> = {
  [routes.contact]: { name: 'contact', asked: fieldNames, hidden: Object.values(hiddenFields) },
  [routes.news]: { name: 'newsletter', asked: ['email'], hidden: [hiddenFields.trap] },
};

function findLostFields(form: HTMLElement, { asked, hidden }: Form): Fault[] {
  const fieldOf = (field: string) => form.querySelector(`[name="${field}"]`);
  const isFree = (field: string) => fieldOf(field)?.hasAttribute('required') === false;
  const isShut = (field: string) =>
    ['disabled', 'readonly', 'hidden'].some((name) => fieldOf(field)?.hasAttribute(name)) ||
    fieldOf(field)?.closest('fieldset[disabled]');
  const isNameless = (field: string) => {
    const id = fieldOf(field)?.getAttribute('id');
    return fieldOf(field) && !form.querySelector(`label[for="${id ?? ''}"]`)?.textContent.trim();
  };
  const button = form.querySelector('button:not([type="button"]), input[type="submit"]');
  const trap = fieldOf(hiddenFields.trap);
  const isTrapSet = trap?.getAttribute('value') || trap?.hasAttribute('required');
  const options = form.querySelectorAll('[name="role"] option');
  const choices = options.map((option) => option.getAttribute('value') ?? '').filter(Boolean);
  const lostRoles = asked.includes('role')
    ? Object.keys(roles).filter((role) => !choices.includes(role))
    : [];
  return [
    ...[...asked, ...hidden]
      .filter((field) => fieldOf(field) === null)
      .map((field) => `has a form without its field “${field}”`),
    ...asked.filter(isShut).map((field) => `has a form whose field “${field}” cannot be filled`),
    ...asked.filter(isNameless).map((field) => `has a form whose field “${field}” has no label`),
    ...(button && !button.hasAttribute('disabled')
      ? []
      : ['has a form without a button that sends it']),
    ...(isTrapSet ? ['has a form that takes every visitor for a robot'] : []),
    ...lostRoles.map((example) => ({ fault: 'has a form that lacks a role', example })),
    ...asked.filter(isFree).map((field) => `has a form that asks not for “${field}” (required)`),
  ];
}

/** Whether a page has the form that it is there for, as its function reads it. */
export function findLostForm(path: string, page: HTMLElement, settings: PublicSettings): Fault[] {
  const known = forms[path];
  if (known === undefined) return [];
  const site = settings.PUBLIC_SITE_URL;
  const wanted = functionAddress(known.name, settings.PUBLIC_FUNCTIONS_URL);
  const found = page.querySelectorAll('form[action]').find((form) => {
    const action = URL.parse(form.getAttribute('action') ?? '', site)?.href;
    return action === new URL(wanted, site).href;
  });
  if (!found) return [`has no form that posts to ${wanted}`];
  const method = found.getAttribute('method')?.toLowerCase() ?? 'get';
  return [
    ...(method === 'post' ? [] : [`has a form that sends by ${method}, not post`]),
    ...(found.hasAttribute('enctype')
      ? ['has a form that sends otherwise than its function reads']
      : []),
    ...findLostFields(found, known),
  ];
}
