interface BannedPhrase {
  /** The phrase in lower case; `*` stands for any ending. */
  readonly phrase: string;
  /** Completes "write …". */
  readonly instead: string;
}

const plain = 'what happens, plainly';
const nothing = 'the sentence without it';

/** Words that would fit any product, each with what to write instead. */
export const bannedPhrases: readonly BannedPhrase[] = [
  { phrase: 'revolutioni*', instead: 'what changes, and for whom' },
  { phrase: 'unlock*', instead: 'open, allow or make possible' },
  { phrase: 'seamless*', instead: 'what connects to what' },
  { phrase: 'cutting-edge', instead: 'what is new about it' },
  { phrase: 'cutting edge', instead: 'what is new about it' },
  { phrase: 'state-of-the-art', instead: 'what is new about it' },
  { phrase: 'next-generation', instead: 'what is new about it' },
  { phrase: 'game-chang*', instead: 'what changes, and by how much' },
  { phrase: 'game chang*', instead: 'what changes, and by how much' },
  { phrase: 'world-class', instead: 'the standard that is met' },
  { phrase: 'best-in-class', instead: 'the standard that is met' },
  { phrase: 'industry-leading', instead: 'the standard that is met' },
  { phrase: 'leverage', instead: 'use' },
  { phrase: 'leveraging', instead: 'using' },
  { phrase: 'leverages', instead: 'uses' },
  { phrase: 'leveraged', instead: 'used' },
  { phrase: 'empower*', instead: 'lets, allows or helps' },
  { phrase: 'delve*', instead: 'look at or study' },
  { phrase: 'delving', instead: 'looking at or studying' },
  { phrase: 'deep dive', instead: 'a close look' },
  { phrase: 'robust*', instead: 'what it withstands' },
  { phrase: 'holistic*', instead: 'what is looked at together' },
  { phrase: 'paradigm*', instead: plain },
  { phrase: 'synerg*', instead: plain },
  { phrase: 'supercharg*', instead: plain },
  { phrase: 'turbocharg*', instead: plain },
  { phrase: 'unparalleled', instead: plain },
  { phrase: 'unprecedented', instead: plain },
  { phrase: 'ever-evolving', instead: nothing },
  { phrase: 'ever-changing', instead: nothing },
  { phrase: 'fast-paced', instead: nothing },
  { phrase: 'healthcare landscape', instead: 'healthcare' },
  { phrase: 'digital landscape', instead: plain },
  { phrase: 'landscape of', instead: plain },
  { phrase: 'in the realm of', instead: 'in' },
  { phrase: 'tapestry', instead: plain },
  { phrase: 'testament to', instead: 'shows' },
  { phrase: 'harness the power', instead: 'use' },
  { phrase: 'power of ai', instead: plain },
  { phrase: 'plethora', instead: 'many' },
  { phrase: "in today's", instead: nothing },
  { phrase: 'in an era', instead: nothing },
  { phrase: 'more than ever', instead: nothing },
  { phrase: 'now more than', instead: nothing },
  { phrase: "it's important to note", instead: nothing },
  { phrase: 'it is important to note', instead: nothing },
  { phrase: "it's worth noting", instead: nothing },
  { phrase: 'it is worth noting', instead: nothing },
  { phrase: 'needless to say', instead: nothing },
  { phrase: 'at the end of the day', instead: nothing },
  { phrase: 'in conclusion', instead: nothing },
  { phrase: 'look no further', instead: nothing },
  { phrase: 'to the next level', instead: 'what gets better' },
  { phrase: 'one-stop', instead: plain },
  { phrase: 'lorem ipsum', instead: 'real words' },
];
