import type { Category } from '../../config/categories.ts';
import type { Motif } from './motif.ts';
import {
  bridge,
  caseMap,
  litWindows,
  polesOverLand,
  stethoscope,
  treeRings,
} from './motifs/land.ts';
import { kymograph, ledger, monitor, plottedSheet, rotaDial, slideRule } from './motifs/measure.ts';
import { chamber, keyBitting, sealedPage, tagRack, timeCard } from './motifs/order.ts';
import {
  braillePage,
  fieldTelegraph,
  grooveDisc,
  handset,
  microphone,
  openBook,
  switchboard,
} from './motifs/speech.ts';

/** What each category of articles is drawn as. */
export const motifs: Readonly<Record<Category, Motif>> = {
  Research: plottedSheet,
  Innovation: grooveDisc,
  Technology: switchboard,
  'Healthcare Equity': braillePage,
  'Rural Health': polesOverLand,
  'Healthcare Operations': timeCard,
  Policy: chamber,
  'Triage Systems': tagRack,
  'Healthcare Systems': bridge,
  'Clinical Practice': stethoscope,
  'AI Ethics': keyBitting,
  'Emergency Medicine': monitor,
  Education: openBook,
  'Mental Health': litWindows,
  Economics: ledger,
  History: kymograph,
  'Public Health': caseMap,
  Sustainability: treeRings,
  Workforce: rotaDial,
  'Military Medicine': fieldTelegraph,
  Legal: sealedPage,
  'Patient Experience': handset,
  Product: microphone,
  'Market Analysis': slideRule,
};
