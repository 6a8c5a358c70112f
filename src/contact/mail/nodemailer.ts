/**
 * The inside of nodemailer that this site uses: its `sendMail` reads a message ahead, so that nobody
 * could say whether the content has left. Not its public interface; look here when it is updated.
 */
export { default as MailComposer } from 'nodemailer/lib/mail-composer';
export { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs';
export { default as SMTPConnection } from 'nodemailer/lib/smtp-connection';
