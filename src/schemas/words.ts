import { z } from 'zod';
import { categories, categorySlug } from '../config/categories.ts';
import {
  type FieldName,
  fieldNames,
  type FieldRules,
  fieldRules,
} from '../config/contact-fields.ts';
import { ownerSchema } from './owner.ts';
import { promisedWords } from './promised-words.ts';
import { group } from './text.ts';
import { wording } from './wording.ts';

/** What the site says of itself. */
const siteWordsSchema = z.strictObject({
  kind: wording('What the product is, in one line without a full stop.'),
  tagline: wording('The sentences beside the button at the foot of every page.'),
  description: wording('The product in one sentence, for search engines and phones.'),
  publication: wording('The name of the articles: the listing, its feeds and the way back to it.'),
  urgentHelp: wording('What somebody who needs help is told, on every page and in every answer.'),
});

/** The head of every page. */
const headerWordsSchema = z.strictObject({
  skip: wording('The first link of a page, for those who go by keyboard.'),
  menu: wording('The button that opens the menu on small screens.'),
  close: wording('The same button while the menu is open.'),
  demo: wording('The button beside the links, which leads to the contact form.'),
  navigation: wording('What a screen reader calls the links of the header.'),
  links: group('The links of the header, which the page for unknown addresses offers too.', {
    home: wording('The link to the home page.'),
    product: wording('The link to the product page.'),
    news: wording('The link to the articles.'),
    contact: wording('The link to the contact form.'),
    search: wording('The link to the search.'),
  }),
});

const nameGroup = (subject: string) => wording(`The heading over the links to ${subject}.`);

/** The foot of every page. */
const footerWordsSchema = z.strictObject({
  button: wording('The button that leads to the contact form.'),
  navigation: wording('What a screen reader calls the links of the footer.'),
  groups: group('The headings of the seven groups, in their order.', {
    solutions: nameGroup('what the product does'),
    'triage-systems': nameGroup('the triage scales'),
    'healthcare-settings': nameGroup('places of care'),
    'specialized-care': nameGroup('kinds of patients and events'),
    'innovation-research': nameGroup('technology and research'),
    resources: nameGroup('what explains triage'),
    company: nameGroup('the organization'),
  }),
  others: wording('The heading over pages of no group, in the search and for machines.'),
  noGroup: wording(
    'Stands for the group on the picture of such pages, where somebody shares them.',
  ),
  copyright: wording('The line of the copyright.', 'year', 'name'),
  privacy: wording('The link to the privacy policy.'),
  terms: wording('The link to the terms.'),
  accessibility: wording('The link to the statement on accessibility.'),
  markdown: wording('The link that copies the page as Markdown, or without script shows it.'),
  copied: wording('What the link says when it did.'),
  privacyChoices: wording('The button that opens the question about measuring again.'),
});

/** What stands around the text of a page or article, and what its components say by themselves. */
const pageWordsSchema = z.strictObject({
  breadcrumbs: wording('What a screen reader calls the way to the page.'),
  contents: wording('The heading over the table of contents.'),
  updated: wording('The day of the last change.', 'day'),
  related: wording('The heading over the pages that are offered at the end.'),
  sources: group('The list of sources and what is said under it.', {
    heading: wording('The heading over the sources.'),
    back: wording('What a screen reader says of the way back to a citation.', 'place'),
    citation: wording('What a screen reader calls a citation.', 'number', 'source'),
    checked: wording('When the facts were compared with their sources.', 'day'),
    reviewed: wording('Who reviewed the page, and when.', 'day', 'reviewer'),
  }),
  standing: group('What is said under figures that nobody of the owner has confirmed.', {
    one: wording('Of one figure.'),
    several: wording('Of several.'),
  }),
  owner: group('What a field of owner.yaml is called where it is shown.', {
    legalName: wording('The registered name.'),
    address: wording('The postal address.'),
    people: wording('Who answers for the product.'),
    customers: wording('Who may be named as a customer.'),
    phone: wording('The number of the demonstration call.'),
    markets: wording('Device status and intended use.'),
    notFor: wording('Who must not be triaged with it.'),
    study: wording('Study and test set.'),
    licenses: wording('Scales whose license is held.'),
    recordSystems: wording('Connected record systems.'),
    subprocessors: wording('Subprocessors.'),
    statusPage: wording('The page that says whether it is up.'),
    releases: wording('Release notes.'),
  }),
  illustration: wording('The mark of what is imagined: texts, drawings and pictures.'),
  note: wording('The label of a note that has no other.'),
  rules: group('CitedRules: the rules that a drawn call follows.', {
    one: wording('Stands before a rule of the call.'),
    several: wording('Stands before several.'),
  }),
  handoff: group('HandoffNumbers: the emergency number of each country.', {
    place: wording('The head of its first column.'),
    number: wording('The head of its second column.'),
    poison: wording('The head of its third column, and before a poison line.'),
    words: wording('The head of its fourth column.'),
  }),
  questions: group('BuyerQuestions: what buyers ask.', {
    statuses: group('What a buyer can count on: the head of the first column.', {
      'works-today': wording('It works today.'),
      'in-test': wording('It is being tested.'),
      planned: wording('It is planned.'),
      'not-offered': wording('It is not offered.'),
      'owner-has-to-say': wording('Stands before the topics that only the owner can answer.'),
    }),
    answer: wording('The head of the second column.'),
    laws: wording('Stands before the laws that an answer rests on.'),
    unanswered: wording('Stands for an answer that is not there, where answers are downloaded.'),
  }),
  laws: group('LawTable and LawChanges: what the law asks, market by market.', {
    markets: group('The markets, in their order.', {
      'us-federal': wording('The federal law of the United States.'),
      'us-state': wording('The law of its states.'),
      eu: wording('The European Union.'),
      uk: wording('The United Kingdom.'),
      canada: wording('Canada.'),
      australia: wording('Australia.'),
    }),
    standings: group('Whether a law has to be followed.', {
      'in-force': wording('It is law.'),
      'to-come': wording('It is law, and its first day is still to come.'),
      proposed: wording('It is a proposal.'),
      voluntary: wording('It is followed by those who choose to.'),
    }),
    of: group('Stands before what a law asks: of whom.', {
      you: wording('The customer.'),
      us: wording('The vendor.'),
      both: wording('The customer and the vendor.'),
    }),
    law: wording('The head of the first column.'),
    asks: wording('The head of the second column.'),
    since: wording('The head of the third column.'),
    date: wording('A day on which it changes.', 'day', 'what'),
    day: wording('The head of the first column of what changes next.'),
    market: wording('The head of its second column.'),
    change: wording('The head of its third column.'),
    fold: wording('What opens the table of a market on a phone.', 'market', 'count'),
    calendar: wording('The link to a calendar of the days on which laws of a market change.'),
    feed: wording('The link to a feed of the laws of a market.'),
  }),
  legalEntity: group('LegalEntity: who is responsible for the site, as owner.yaml names it.', {
    unnamed: wording('Who is responsible, while nothing says it.'),
    without: wording('The same with what is missing.', 'entity', 'missing'),
    name: wording('What is missing: the name.'),
    address: wording('What is missing: the address.'),
    both: wording('What is missing: both.'),
  }),
  unpublished: group('What only you and your colleagues see, in development and in previews.', {
    draft: wording('The mark of a draft, before the title too.'),
    draftSays: wording('What a draft says of itself.'),
    scheduled: wording('The mark of what is published later.'),
    scheduledSays: wording('What it says of itself.', 'day'),
    preview: wording('What every page of a preview says.'),
  }),
});

const errorPage = {
  title: wording('The title in the browser tab.'),
  description: wording('The sentence for search engines and shared links.'),
  heading: wording('The heading.'),
  lead: wording('The sentences under the heading.'),
};
const errorStatus = wording('The number over the heading.');

/** The pages that stand in for one that is not there or could not be made. */
const errorsWordsSchema = z.strictObject({
  notFound: group('An address that leads nowhere (404).', {
    ...errorPage,
    eyebrow: errorStatus,
    search: wording('The button that searches for what the address says.', 'words'),
    redirecting: wording('What is said while another host is asked for the page.'),
  }),
  gone: group('A page that was taken away (410).', { ...errorPage, eyebrow: errorStatus }),
  failure: z.strictObject(errorPage).describe('A page that could not be made (500).'),
});

/** The question about measuring; lawyers look at it. */
const consentWordsSchema = z.strictObject({
  heading: wording('The question.'),
  text: wording('What is done with consent, and that the site works without.'),
  link: wording('The link to the part of the privacy policy that says more.'),
  signal: wording('What browsers are told that ask not to be tracked.'),
  accept: wording('The button that allows it.'),
  reject: wording('The button that refuses it; both are equally easy to press.'),
});

/** The layer of short messages, and the one that any page may show. */
const notificationsWordsSchema = z.strictObject({
  label: wording('What a screen reader calls the layer of messages.'),
  dismiss: wording('What a screen reader calls the × of a message.', 'title'),
  partFailed: group('When a part of a page stops working.', {
    title: wording('Its title.'),
    message: wording('What it says.'),
  }),
});

/** The page for searching and what it answers. */
const searchWordsSchema = z.strictObject({
  question: wording('The label of the field.'),
  button: wording('The button beside it.'),
  hint: wording('The sentences under the field.'),
  show: wording('The heading over the choice of pages or articles.'),
  both: wording('The first choice.'),
  pages: wording('The choice of pages, and the heading over those found.'),
  articles: wording('The choice of articles, and the heading over those found.'),
  year: wording('The label of the choice among years.'),
  allYears: wording('Its first choice.'),
  allPages: wording('The heading over the index of pages.'),
  allArticles: wording('The heading over the index of articles.'),
  allOf: wording('The link to all articles of a category.', 'count', 'category'),
  status: wording('What is announced.', 'found', 'words'),
  nothing: wording('Stands for the count when nothing was found.'),
  onePage: wording('One page.'),
  manyPages: wording('Several pages.', 'count'),
  oneArticle: wording('One article.'),
  manyArticles: wording('Several articles.', 'count'),
  and: wording('Stands between the two counts.'),
  meant: wording('What is added when another word is near.', 'words'),
  searchFor: wording('The button that searches for it.', 'words'),
  section: wording('Where in a text the words stand.', 'section'),
  more: wording('The button that shows the rest.', 'count'),
  failed: wording('What is said when the search cannot be loaded.'),
});

type CategorySlug = ReturnType<typeof categorySlug<(typeof categories)[number]>>;

const categoryNames = categories.map((category) => [
  categorySlug(category),
  wording(`The category that articles call ${category}.`).max(30),
]);

const articleKind = wording('The name of a kind, under the title of its articles.');

/** The listing of articles, its filter and its feeds, and what stands around an article. */
const newsWordsSchema = z.strictObject({
  listing: group('The listing and its filter.', {
    categories: wording('What a screen reader calls the filter.'),
    skip: wording('Leads a keyboard past the filter; shown while it has the focus.'),
    all: wording('The first choice of the filter.'),
    latest: wording('The heading over the articles of all categories.'),
    ofCategory: wording('The heading over those of one.', 'category'),
    unit: wording('Follows the number beside a choice, for screen readers.'),
    published: wording('What the number of articles counts.'),
    count: wording('How many are shown.', 'shown', 'total'),
    announcement: wording('What is announced after a change.', 'heading', 'shown', 'total'),
    more: wording('The button that shows six more.'),
    everything: wording('The button that shows all.'),
    loading: wording('Both buttons while they are busy.'),
    failed: wording('What is said when articles cannot be loaded.', 'again', 'page'),
    again: wording('The button in it.'),
    page: wording('The link in it.'),
    featured: wording('The heading over the featured article.'),
    read: wording('The button that leads to it.'),
    description: wording('What search engines are told of a category.', 'category'),
  }),
  older: group('The pages of older articles, for readers without script and for search engines.', {
    heading: wording('The heading of a page of older articles.'),
    headingOf: wording('The same for one category.', 'category'),
    title: wording('The title in the browser tab.', 'heading', 'page'),
    range: wording('Which articles the page has.', 'first', 'last', 'total'),
    description: wording('What search engines are told of it.', 'range'),
    descriptionOf: wording('The same for one category.', 'range', 'category'),
    navigation: wording('What a screen reader calls the links between the pages.'),
    newer: wording('The link to the page before.'),
    older: wording('The link to the page after.'),
  }),
  article: group('What stands around an article.', {
    published: wording('Stands before the day of publication.'),
    updated: wording('Stands before the day of the last change.'),
    readTime: wording('Stands before the time it takes to read.'),
    minutes: wording('How long it takes to read.', 'minutes'),
    location: wording('Stands before the place that it is about.'),
    kinds: group('What the kinds of articles are called.', {
      guide: articleKind,
      'worked-case': articleKind,
      'law-note': articleKind,
      opinion: articleKind,
      glossary: articleKind,
    }),
    asOf: wording('The kind of an article that is good for a month.', 'kind', 'month'),
    topics: wording('The heading over the pages that it names.'),
    more: wording('The heading over other articles.'),
    navigation: wording('What a screen reader calls the links to its neighbors.'),
    newer: wording('The link to the newer one.'),
    older: wording('The link to the older one.'),
  }),
  feed: group('The feeds.', { description: wording('What feed readers say of the feed.', 'kind') }),
  categories: z
    .strictObject(Object.fromEntries(categoryNames) as Record<CategorySlug, z.ZodString>)
    .describe('What the categories are called, by the ends of their addresses.'),
});

/** What the form says of one field. */
interface FieldWords {
  readonly label: string;
  /** Of one that may not be left empty. */
  readonly missing?: string;
  /** Of one of several lines. */
  readonly hint?: string;
  /** Of one to choose from: before the choice, and its choices by their values. */
  readonly choose?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

function describeField(rules: FieldRules) {
  const schema = z.strictObject({
    label: wording('Its label, in the e-mail too.'),
    ...(!rules.isOptional && { missing: wording('What is said when it is empty.') }),
    ...(rules.type === 'textarea' && { hint: wording('Stands over it.', 'limit') }),
    ...(rules.type === 'select' && {
      choose: wording('Stands in it before a choice.'),
      choices: group(
        'Its choices.',
        Object.fromEntries(rules.choices.map((choice) => [choice, wording('A choice.')])),
      ),
    }),
  });
  return schema as z.ZodType<FieldWords>;
}

const formFields = Object.fromEntries(
  fieldNames.map((name) => [name, describeField(fieldRules[name])]),
) as Readonly<Record<FieldName, z.ZodType<FieldWords>>>;

const formNotice = (sentence: string) =>
  group(sentence, { title: wording('Its title.'), message: wording('What it says.') });

/** The contact form: its fields, what it says, and the page that a function answers with. */
const formWordsSchema = z.strictObject({
  fields: group('The fields.', formFields),
  form: group('What stands around the fields.', {
    hint: wording('Stands over the fields while none may be left empty.'),
    optional: wording('The label of a field that may be left empty.', 'field'),
    left: wording('What a field says when little room is left.', 'count'),
    over: wording('What it says beyond its limit.', 'count'),
    error: wording('What a screen reader says before a mistake.'),
    meant: wording('Asked where an address looks mistyped.', 'email'),
    send: wording('The button.'),
    sending: wording('The button while a message is on its way.'),
    summary: wording('The heading over the list of mistakes.'),
    trap: wording('The label of a field that only robots see.'),
    doubt: wording('What is said to somebody who left while a message was on its way.'),
    withoutScript: wording('What is said where no script runs.', 'email'),
  }),
  problems: group('What is said of a field that breaks a rule.', {
    character: wording('A character that cannot be sent.', 'field'),
    oneLine: wording('A tab or line break where none belongs.', 'field'),
    tooLong: wording('More than there is room for.', 'field', 'limit'),
    emailFormat: wording('Something that is no e-mail address.'),
    emailSeveral: wording('More than one e-mail address.'),
    emailLocal: wording('An address that only a network of its own knows, as one in .local.'),
    emailPersonal: wording('An address that is refused with the notice “Invalid Email”.'),
  }),
  notices: group('The three notices. Their words are promised: a test compares them.', {
    invalidEmail: formNotice('An address of a personal provider, or one without a domain.'),
    failed: formNotice('The message was not sent.'),
    sent: formNotice('The message was sent.'),
  }),
  advice: group('What stays on the page after a failure.', {
    title: wording('What is known: it was not sent.'),
    again: wording('What to do when nothing more is known.'),
    otherWay: wording('The way that is left.', 'email'),
    unclearTitle: wording('There was no answer that can be read.'),
    unclear: wording('What to do then.'),
    tooMany: wording('Too many messages in a short time.', 'wait'),
    inAMinute: wording('Stands for the wait, where it is not known.'),
    inASecond: wording('Stands for the wait of one second.'),
    inSeconds: wording('Stands for a longer wait.', 'seconds'),
    unknownTitle: wording('The mail server broke off at the last moment.'),
    unknown: wording('What is done then.'),
    unknownOtherWay: wording('The way that is left then.', 'email'),
    anotherText: wording('The form has sent another text before.'),
  }),
  sent: group('What stays on the page after a success.', {
    heading: wording('The heading.'),
    reference: wording('The line with the reference.', 'reference'),
    read: wording('The first thing that happens.'),
    answer: wording('The second.', 'email'),
    silence: wording('What to do when there is no answer.', 'email'),
    silenceNamed: wording('The same where there is a reference.', 'email'),
  }),
  copy: group('Copying a text that could not be sent.', {
    button: wording('The button.'),
    copied: wording('What is said then.'),
    selected: wording('What is said where the browser does not copy.'),
  }),
  story: group('How the sender found the site, which goes with the message.', {
    heading: wording('The heading.'),
    campaign: wording('The campaign of the link, in the e-mail too.'),
    cameFrom: wording('The site that the visitor came from.'),
    firstPage: wording('The page that the visit began with.'),
    why: wording('What it is for.'),
    link: wording('The link to the privacy policy.'),
    leaveOut: wording('The button that takes it out of the message.'),
  }),
  answer: group('The page that answers a form sent without script.', {
    notConfirmed: wording('The title when nobody knows whether it was sent.'),
    notSent: wording('The title when it was not.'),
    heading: wording('The heading.'),
    formHeading: wording('The heading over the form.'),
    kept: wording('What is said over the form.'),
    lost: wording('What is said where the form cannot be shown.', 'link'),
    lostLink: wording('The link in it.'),
  }),
  failures: group('What the function answers to requests that no page sends.', {
    malformed: wording('The request cannot be read.'),
    aborted: wording('It broke off.'),
    crossSite: wording('It came from another site.'),
    method: wording('It was no POST.'),
    tooLarge: wording('It was too large.'),
    type: wording('It was neither a form nor JSON.'),
    fields: wording('Fields break a rule, for programs.'),
    tooMany: wording('Too many messages.'),
    tooManyUntil: wording('The same, where the wait is known.', 'wait'),
    outcomeUnknown: wording('Nobody can know whether it was sent.'),
  }),
});

const linkedPage = (sentence: string) =>
  group(sentence, {
    heading: wording('The heading.'),
    sentence: wording('What the button does.'),
    button: wording('The button.'),
  });

/** The newsletter: its form, the pages behind its links, and its e-mails. */
const newsletterWordsSchema = z.strictObject({
  form: group('The form. What stands beside it is in pages/news-views.mdx.', {
    label: wording('The label of the field.'),
    button: wording('The button.'),
  }),
  confirm: linkedPage('The page behind the link that confirms.'),
  unsubscribe: linkedPage('The page behind the link that ends a subscription.'),
  failure: group('The page that says why something did not work.', {
    title: wording('The title in the browser tab.'),
    heading: wording('The heading.'),
    back: wording('The link back to the form.'),
  }),
  links: group('What is said of a link that is no good.', {
    incomplete: wording('A link that was copied in part.'),
    another: wording('A link that is for something else.'),
    expired: wording('A link that is too old.'),
    ended: wording('A link to confirm what has been ended since.'),
  }),
  mail: group('The e-mail that asks a reader to confirm.', {
    subject: wording('Its subject.'),
    entered: wording('Why the reader gets it.'),
    open: wording('Stands over the link.'),
    limit: wording('How long the link is good, and what to do otherwise.', 'hours'),
  }),
});

/** The player of calls. */
const callsWordsSchema = z.strictObject({
  player: wording('What a screen reader calls the player of several calls.'),
  translations: wording('What it calls the player of one call in several languages.'),
  chooseCall: wording('What a screen reader calls the choice among calls.'),
  chooseLanguage: wording('What a screen reader calls the choice among languages.'),
  seek: wording('What a screen reader calls the slider.'),
  transcript: wording('What a screen reader calls the words of a call.', 'call'),
  over: wording('What stands over the words when the call has ended.'),
  askAgain: wording('The question that follows, where answers can be changed.'),
  answers: wording('The heading over two answers to choose from.'),
  answersThen: wording('The same heading where an earlier answer led to it.'),
  asking: wording('What whoever presses by keyboard is told before a voice speaks.'),
  hear: wording('The button that begins, where the device has a voice.'),
  follow: wording('The same button where it has none.'),
  pause: wording('The same button while the call is heard.'),
  resume: wording('The same button while it waits.'),
  again: wording('The same button at the end.'),
  aloud: wording('The button that lets the voice speak.'),
  silent: wording('The button that shows the words without a voice.'),
  soundOff: wording('The button that silences the voice.'),
  soundOn: wording('The button that lets it speak again.'),
  showTranscript: wording('The button that shows all words.'),
  hideTranscript: wording('The button that leads back from them.'),
  scale: wording('What a screen reader calls the scale over the record.', 'scale'),
  suggested: wording('Stands before the level that is suggested.'),
  decided: wording('Stands before the level that the nurse decides.'),
  nurse: wording('Stands over the words of the nurse.'),
  whole: wording('Leads from a part of a call on another page to the whole of it.'),
  recognized: wording('The heading over what was recognized.'),
  note: wording('The heading over the note that is handed over.'),
  illustration: wording('What marks the call as imagined.'),
  imagined: wording('What is imagined.'),
  rules: wording('The link to the page of the rules.'),
  byDevice: wording('Who is heard, where there is no recording.'),
  failed: wording('What is said when the voice fails.'),
});

/** The film of the product page and the waves beside it. */
const videoWordsSchema = z.strictObject({
  close: wording('What a screen reader calls the × of the film.'),
  loading: wording('What is said while the film loads.'),
  failed: wording('What is said when it cannot be loaded.'),
  unsupported: wording('What a browser shows that knows no films.'),
  captions: wording('The name of the captions in the menu of the player.'),
  readAloud: wording('The button that reads the captions aloud.'),
  alone: wording('The link to the film by itself.'),
  transcript: wording('What opens the transcript.'),
  hear: wording('What a screen reader calls the button beside a caller.'),
  stopHearing: wording('The same button while the caller is heard.'),
  illustration: wording('What marks the drawn callers as imagined.'),
  pauseWaves: wording('The button that stops the waves.'),
});

/** What figures say by themselves. */
const figuresWordsSchema = z.strictObject({
  waits: group('Times in levels, dashboards and paths.', {
    minutes: wording('A time in minutes.', 'minutes'),
    atOnce: wording('The longest wait of a level that allows none.'),
    upTo: wording('The longest wait of another level.', 'minutes'),
  }),
  samePatient: group('ScaleExplorer and its pictures: how long one patient may wait.', {
    axis: wording('What the bars show.'),
    note: wording('What stands below the bars in the pictures.'),
    pictures: wording('What stands before the pictures of the patients.'),
  }),
  now: wording('The day of the build, on a line of years.'),
  clash: wording('Said where savings and costs make another return.', 'earned', 'stated'),
  licenses: group('Whether software of ours may use a triage scale.', {
    'none-needed': wording('The scale has no owner.'),
    needed: wording('It has one, whose license we do not hold.'),
    held: wording('Granted.'),
  }),
  dashboard: group('The imagined dashboard.', {
    sessions: wording('Stands under the number of all sessions.'),
    late: wording('Stands under the wait of the level that waits too long.', 'level', 'limit'),
    hours: wording('The heading over the day.'),
    drawing: wording('What a screen reader says of the day.', 'usual', 'hour', 'sessions'),
    table: wording('What stands over the table of levels.', 'scale'),
    level: wording('The head of its first column.'),
    levelSessions: wording('The head of its second column.'),
    medianWait: wording('The head of its fourth column.'),
    over: wording('By how much a median wait is too long.', 'minutes'),
  }),
  languages: group('LanguageMatrix: the languages of a call.', {
    question: wording('The label of the field that finds a language.'),
    found: wording('How many languages are left.', 'found', 'total'),
    nothing: wording('What is said when none is left.'),
  }),
});

const fullTable = (sentence: string) => wording(sentence, 'count');

/** What the tools say by themselves: legends, results, and the heads of their tables. */
const toolsWordsSchema = z.strictObject({
  form: group('The form around each tool.', {
    disclaimer: wording('What stands under every tool.', 'subject'),
    reset: wording('The button that takes all choices back.'),
    result: wording('What a screen reader calls the result.'),
  }),
  scales: group('ScaleExplorer: a patient on four scales.', {
    asks: wording('What a screen reader calls it.'),
    illustrates: wording('What it illustrates, completing the words under every tool.'),
    patient: wording('The choice among patients, and the head of their column.'),
    differ: wording('The result, where the scales differ.', 'minutes'),
    levelsDiffer: wording('The same where only the levels differ.', 'levels', 'minutes'),
    agree: wording('The same where all allow one wait.', 'minutes'),
    agreeAtOnce: wording('The same where none allows any.'),
    all: fullTable('What shows the full table.'),
  }),
  tree: group('DecisionTree: questions that lead to a level.', {
    onward: wording('Stands at an answer that leads to another question.', 'question'),
    start: wording('Stands for the result before an answer.'),
    next: wording('Stands for it after one that leads to another question.', 'key', 'question'),
    later: wording('What a screen reader says at a question that no answer has led to so far.'),
    end: wording('Stands before the level at the end of a way.', 'question'),
  }),
  score: group('ScoreTool: points that are added up.', {
    oxygen: wording('The choice between two scales of oxygen.'),
    firstScale: wording('Its first choice.'),
    firstScaleFor: wording('Whom the first is for.'),
    secondScale: wording('Its second choice.'),
    secondScaleFor: wording('Whom the second is for.'),
    point: wording('What a screen reader says of one point.'),
    points: wording('The same of none or several.', 'points'),
    oxygenPoints: wording('The same where oxygen adds points.', 'air', 'oxygen'),
    most: wording('Stands after the total.', 'most'),
    all: wording('What shows the full table.'),
    total: wording('The head of its first column.'),
    name: wording('The head of its second column.'),
    asked: wording('The head of its third column.'),
    band: wording('Totals that ask for the same.', 'from', 'to'),
    singleBand: wording('The same with the highest points in one measure.', 'from', 'to'),
  }),
  vitalSigns: group('VitalSigns: counts beside the normal range of an age.', {
    age: wording('The choice among ages, and the head of their column.'),
    normal: wording('The normal range.', 'measure', 'from', 'to'),
    below: wording('What is said of a reading below it.'),
    within: wording('What is said of one within it.'),
    above: wording('What is said of one above it.'),
  }),
  breakEven: group('BreakEven: numbers of one’s own.', {
    own: wording('What was chosen.', 'visits', 'share', 'cost', 'calls'),
    avoided: wording('How many visits cover a cost.', 'visits'),
    share: wording('Which share of the calls they are.', 'share'),
    beyond: wording('Stands for a share above all calls.'),
  }),
});

/** The text at a path such as `notices.sent.title`. */
function textAt(words: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name],
    words,
  );
}

/** A file of words, some of which are promised to the letter. */
function wordFile<Schema extends z.ZodObject>(name: string, schema: Schema) {
  const promised = Object.entries(promisedWords[name] ?? {});
  const kept = schema.superRefine((words, context) => {
    for (const [field, text] of promised) {
      const path = field.split('.');
      if (textAt(words, path) === text) continue;
      const message = `Write "${text}", which the specification asks for to the letter.`;
      context.addIssue({ code: 'custom', path, message, input: words });
    }
  });
  return { file: `src/content/words/${name}.yaml`, schema: kept };
}

/** The words of controls, messages and headings that stand in no page: one file for each subject. */
export const wordFiles = {
  calls: wordFile('calls', callsWordsSchema),
  consent: wordFile('consent', consentWordsSchema),
  errors: wordFile('errors', errorsWordsSchema),
  figures: wordFile('figures', figuresWordsSchema),
  footer: wordFile('footer', footerWordsSchema),
  form: wordFile('form', formWordsSchema),
  header: wordFile('header', headerWordsSchema),
  news: wordFile('news', newsWordsSchema),
  newsletter: wordFile('newsletter', newsletterWordsSchema),
  notifications: wordFile('notifications', notificationsWordsSchema),
  // Not words of ours, and used in the same places.
  owner: { file: 'src/content/owner.yaml', schema: ownerSchema },
  page: wordFile('page', pageWordsSchema),
  search: wordFile('search', searchWordsSchema),
  site: wordFile('site', siteWordsSchema),
  tools: wordFile('tools', toolsWordsSchema),
  video: wordFile('video', videoWordsSchema),
};

export type WordFile = keyof typeof wordFiles;
