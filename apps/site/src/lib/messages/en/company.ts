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
  policy: (number: string) => `policy ${number}`,
  validUntil: (day: string) => `valid until ${day}`,
  fact: (label: string, value: string) => `${label}: ${value}`,
};
