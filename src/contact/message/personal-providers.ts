/** Domains of personal e-mail providers, in lower case: their addresses are refused. */
export const personalProviders: readonly string[] = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'msn.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'mail.com',
  'protonmail.com',
  'gmx.com',
  'yandex.com',
  'zoho.com',
];
