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
