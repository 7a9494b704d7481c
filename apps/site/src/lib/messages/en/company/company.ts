export const companyMessages = {
  title: 'Who is behind this',
  claim: 'The company you deal with, as it is registered.',
  legalName: 'Company',
  register: 'Trade register',
  licence: 'Tourism licence',
  insurance: 'Insurance',
  address: 'Address',
  phone: 'Phone',
  payment: 'Payment',
  policy: (insurer: string, number: string) => `${insurer}, policy ${number}`,
  validUntil: (document: string, day: string) => `${document}, valid until ${day}`,
  fact: (label: string, value: string) => `${label}: ${value}`,
};
