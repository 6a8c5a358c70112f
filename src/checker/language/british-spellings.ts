const ourStems =
  'colo behavio favo labo neighbo hono humo odo rumo tumo vigo rigo harbo endeavo vapo savo armo flavo';

const iseStems =
  'organ recogn priorit summar util minim maxim optim standard character emphas categor author ' +
  'special stabil hospital normal general real final visual digital modern personal central critic ' +
  'apolog familiar immun sensit steril mobil formal equal random anonym neutral memor symbol ' +
  'synchron crystal penal scrutin jeopard harmon legal capital custom individual external internal ' +
  'verbal vocal social stigmat traumat automat systemat victim legitim rational catheter cannul ' +
  'tranquill marginal theor cauter dramat sympath computer itemi regular local';

const doubledStems =
  'label model travel cancel counsel signal channel fuel level total tunnel marshal dial initial';

function anyOf(stems: string): string {
  return stems.split(' ').join('|');
}

/**
 * Parts of words in British spelling and the American ones. Each is a piece of a regular expression
 * that matches anywhere in a word, so that "discolouration" is found by "colour".
 */
export const britishSpellings: readonly (readonly [british: string, american: string])[] = [
  [`(?<=${anyOf(ourStems)})ur`, 'r'],
  [`(?<=${anyOf(iseStems)})is(?=e|ing|ation)`, 'iz'],
  [`(?<=${anyOf(doubledStems)})l(?=(ed|ing|er|or|ings|ers|ors)$)`, ''],
  ['analys(?=e(d|r|rs)?$|ing)', 'analyz'],
  ['paralys(?=ed?$|ing)', 'paralyz'],
  ['(?<=\\b|tele|epi|multi)centre', 'center'],
  ['(?<=\\b|centi|milli|kilo)metre', 'meter'],
  ['(?<=\\b|milli|deci)litre', 'liter'],
  ['theatre', 'theater'],
  ['fibre', 'fiber'],
  ['paediatr', 'pediatr'],
  ['orthopaed', 'orthoped'],
  ['haem', 'hem'],
  ['(?<=[a-z])aemi', 'emi'],
  ['anaesth', 'anesth'],
  ['gynaeco', 'gyneco'],
  ['faec', 'fec'],
  ['oesoph', 'esoph'],
  ['oestro', 'estro'],
  ['oedem', 'edem'],
  ['foet', 'fet'],
  ['(?<=rrh|pn)oea', 'ea'],
  ['manoeuvre', 'maneuver'],
  ['defence', 'defense'],
  ['offence', 'offense'],
  ['licence', 'license'],
  ['practis(?=e|ing)', 'practic'],
  ['programme(?!r|d)', 'program'],
  ['^fulfil(?=s?$|ment)', 'fulfill'],
  ['^enrol(?=s?$|ment)', 'enroll'],
  ['skilful', 'skillful'],
  ['^ageing', 'aging'],
  ['judgement', 'judgment'],
  ['acknowledgement', 'acknowledgment'],
  ['^grey', 'gray'],
  ['^whilst$', 'while'],
  ['^amongst$', 'among'],
  ['^learnt$', 'learned'],
  ['^spelt$', 'spelled'],
  ['^sceptic', 'skeptic'],
  ['^cheque', 'check'],
  ['^tyre', 'tire'],
  ['^plough', 'plow'],
  ['^artefact', 'artifact'],
];

/** Names that keep their spelling even at the start of a sentence. */
export const britishNames: readonly string[] = [
  'Organisation for Economic Co-operation and Development',
  'Royal College of Paediatrics and Child Health',
  'Royal College of Anaesthetists',
  'Programme for International Student Assessment',
];
