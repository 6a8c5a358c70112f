import { expect, test } from 'vitest';
import {
  collectProblems,
  findSettingProblems,
  requireHookSecrets,
} from '../../../src/config/setting-problems.ts';
import { InvalidSettings } from '../../../src/config/settings.ts';

test('all that is wrong is told at once, a webhook without its secret too', () => {
  const problems = findSettingProblems({
    LOG_FORMAT: 'txt',
    NEWSLETTER_WEBHOOK: 'https://list.example.com/in',
    RATE_LIMIT_TOTAL: 'many',
  });
  expect(problems.map((line) => line.split(':')[0])).toEqual([
    'RATE_LIMIT_TOTAL',
    'LOG_FORMAT',
    'NEWSLETTER_WEBHOOK_SECRET',
  ]);
  expect(findSettingProblems({})).toEqual([]);
});

test.each(['CONTACT_WEBHOOK', 'NEWSLETTER_WEBHOOK'])('%s is refused without its secret', (hook) => {
  const given = { [hook]: 'https://crm.example.com/in' };
  const ask = (secret?: string) => () => {
    requireHookSecrets({ ...given, [`${hook}_SECRET`]: secret });
  };
  expect(ask()).toThrow(InvalidSettings);
  expect(ask(' ')).toThrow(`${hook}_SECRET: missing, though ${hook} is set; write whsec_`);
  expect(ask('whsec_x')).not.toThrow();
});

test('what nobody foresaw is no problem of a setting', () => {
  const broken = () => {
    throw new TypeError('broken');
  };
  expect(() => collectProblems(broken)).toThrow(TypeError);
});
