/** A migration read as text, in tests that compare its limits with ours. */
declare module '*.sql?raw' {
  const text: string;
  export default text;
}
