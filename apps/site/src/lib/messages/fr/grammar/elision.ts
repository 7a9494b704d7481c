const STARTS_WITH_VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;

/** A name after “de”: “d’Alger”, “de Tipaza”. */
export const de = (name: string) => (STARTS_WITH_VOWEL.test(name) ? `d’${name}` : `de ${name}`);
