/** A script, and what is said where a synthetic voice reads its signs otherwise than people do. */
export interface SpokenText {
  text: string;
  said?: string;
}
