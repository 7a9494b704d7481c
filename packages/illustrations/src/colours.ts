export const colours: Readonly<Record<string, string>> = {};
