/** Something that the person who starts the site can put right: shown as it is, without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
