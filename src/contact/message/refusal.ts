/** Why a request is answered with an error before its message is looked at. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 403 | 405 | 413 | 415;
  readonly code: string;

  /**
   * @param status the HTTP status
   * @param code a word for programs
   * @param message a sentence for people; names nothing that was typed
   */
  constructor(status: Refusal['status'], code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
