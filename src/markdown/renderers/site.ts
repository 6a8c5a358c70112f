import { llmsFiles, routes } from '../../config/routes.ts';
import { blocks, text, type Forms } from '../renderer.ts';

/** What the site does itself: forms to fill in, lists that it keeps, words from its settings. */
export const siteForms: Forms = {
  ContactEmail: (_, __, { contactEmail }) => contactEmail,
  LegalEntity: (_, __, { legalEntity }) => `**${legalEntity}**`,
  ContactForm: (_, __, { addressOf }) => `The form is at <${addressOf(routes.contact)}>.`,
  ContactSent: () => '',
  Newsletter: ({ heading, note }, { children }, { addressOf }) =>
    blocks(
      `## ${text(heading)}`,
      children,
      `The form is at <${addressOf(routes.news)}>. ${text(note)}`,
    ),
  NewsStats: () => '',
  SiteSearch: (_, __, { addressOf }) =>
    `Everything there is, by group: [llms.txt](${addressOf(llmsFiles.index)}).`,
  NewsListing: (_, __, { addressOf }) =>
    `All articles, by category: [llms.txt](${addressOf(llmsFiles.index)}).`,
};
