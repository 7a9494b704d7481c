type Field = { type: string; value: string; isReadOnly: boolean; isInForm: boolean };

const HOLDS_WORDS = new Set(['text', 'email', 'tel', 'textarea']);

/** Whether somebody would lose words by a reload. A search can be typed again, and stands in the address. */
export function holdWords(fields: readonly Field[]): boolean {
  return fields.some(
    ({ type, value, isReadOnly, isInForm }) =>
      isInForm && !isReadOnly && HOLDS_WORDS.has(type) && value.trim() !== '',
  );
}

/** The fields of this document as they stand. */
export function fieldsOfThisPage(): Field[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].map(({ type, value, readOnly, form }) => ({
    type,
    value,
    isReadOnly: readOnly,
    isInForm: form !== null && form.getAttribute('role') !== 'search',
  }));
}
