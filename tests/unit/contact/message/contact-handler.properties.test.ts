import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkContactFields } from '../../../../src/contact/rules.ts';
import { check } from '../../../support/properties/check.ts';
import { anyText, nearlyAddress } from '../../../support/properties/texts.ts';
import { functionUrl, message, postForm, postJson, siteOrigin } from '../contact-fixtures.ts';
import { answerTo } from '../handler-fixture.ts';

/** The fields of a message, some of them sound. */
const typed = fc.record({
  name: fc.oneof(fc.constant(message.name), anyText),
  email: fc.oneof(fc.constant(message.email), nearlyAddress),
  organization: fc.oneof(fc.constant(message.organization), anyText),
  role: fc.oneof(fc.constant(message.role), anyText),
  message: fc.oneof(fc.constant(message.message), anyText),
});

test('what the rules accept is delivered as it was typed, and all else is refused by field', () =>
  check(
    fc.asyncProperty(typed, fc.boolean(), async (fields, isForm) => {
      // A form post cannot carry half a character, nor tell one line break from another.
      const sent = isForm
        ? (Object.fromEntries(
            Object.entries(fields).map(([name, text]) => [
              name,
              text.toWellFormed().replaceAll(/\r\n?/g, '\n'),
            ]),
          ) as typeof fields)
        : fields;
      const { status, delivered, logged } = await answerTo(
        isForm ? postForm(sent) : postJson(sent),
      );
      const checked = checkContactFields(sent);
      if (checked.isValid) {
        expect(status).toBe(isForm ? 303 : 200);
        expect(delivered).toMatchObject([{ message: checked.message }]);
      } else {
        expect([status, delivered]).toEqual([422, []]);
        const { reason = '' } = logged[0] ?? {};
        expect(reason.split(' ').sort()).toEqual(Object.keys(checked.problems).sort());
      }
    }),
    60,
  ));

test('any body of any type gets an answer, never a failure of ours, and delivers nothing', () =>
  check(
    fc.asyncProperty(
      fc.oneof(fc.json(), anyText, fc.uint8Array()),
      fc.constantFrom(
        'application/json',
        'application/json; charset=utf-8',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'text/plain',
      ),
      fc.constantFrom('POST', 'PUT', 'OPTIONS', 'DELETE'),
      fc.constantFrom(siteOrigin, 'https://evil.example', 'null', ''),
      async (body, type, method, origin) => {
        const headers = { 'content-type': type, ...(origin && { origin }) };
        const { status, delivered } = await answerTo(
          new Request(functionUrl, { method, headers, body: new Uint8Array(Buffer.from(body)) }),
        );
        expect([400, 403, 405, 415, 422]).toContain(status);
        expect(delivered).toEqual([]);
      },
    ),
    150,
  ));
