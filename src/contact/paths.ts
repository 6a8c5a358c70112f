/** The name that the specification gives the function (section 7). */
export const contactFunctionName = 'TRIAGE-send-contact-email';

/** Where the function answers on this site. */
export const contactFunctionPath = `/functions/v1/${contactFunctionName}`;

/** The page with the form. */
export const contactPath = '/contact';

/** The page that a form posted without JavaScript ends on when the message was sent. */
export const contactSentPath = '/contact/sent';

/** The style sheet of the pages that the function answers with; in `public/`. */
export const contactAnswerStylesPath = '/contact-answer.css';

/** The function of the newsletter. */
export const newsletterFunctionName = 'TRIAGE-subscribe-newsletter';

/** The page with the newsletter's form. */
export const newsletterPath = '/news-views';

/** The pages that each step of the newsletter ends on. */
export const newsletterPages = {
  asked: '/newsletter/check-inbox',
  confirmed: '/newsletter/confirmed',
  unsubscribed: '/newsletter/unsubscribed',
} as const;
