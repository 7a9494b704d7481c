type Field = { type: string; value: string; isReadOnly: boolean; isInForm: boolean };

const TEXT_TYPES = new Set(['text', 'email', 'tel', 'textarea']);

/** Whether a reload would lose input. A search does not count: it is in the URL. */
export function hasTypedInput(fields: readonly Field[]): boolean {
  return fields.some(
    ({ type, value, isReadOnly, isInForm }) =>
      isInForm && !isReadOnly && TEXT_TYPES.has(type) && value.trim() !== '',
  );
}

export function readFields(): Field[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].map(({ type, inputMode, value, readOnly, form }) => ({
    // A number has a default, such as 0 children.
    type: inputMode === 'numeric' ? 'number' : type,
    value,
    isReadOnly: readOnly,
    isInForm: form !== null && form.getAttribute('role') !== 'search',
  }));
}
