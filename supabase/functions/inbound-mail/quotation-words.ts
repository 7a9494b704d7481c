// The words by which mail programs introduce a quotation, in the languages that travellers write.

/** How a sentence such as "On Tuesday, Nadia wrote:" begins, where the language says it, and ends. */
export const SENTENCES: readonly (readonly [start: RegExp | undefined, end: RegExp])[] = [
  [/^On\b/, /\bwrote\s*:$/],
  [/^Le\b/, /\ba\s+écrit\s*:$/],
  [/^(?:في|بتاريخ|يوم)\s/, /(?:كتبت?|بواسطة)(?:\s.*)?:$/],
  [/^Am\b/, /\bschrieb\b.*:$/],
  [/^El\b/, /\bescribió\s*:$/],
  [/^Il\b/, /\bha\s+scritto\s*:$/],
  [/^(?:Em|A|No dia)\b/, /\bescreveu\b.*:$/],
  [/^Op\b/, /\bschreef\b.*:$/],
  [/^(?:W dniu|Dnia|\p{L}+\.?,)/u, /\b(?:pisze|napisał(?:a|\(a\))?)\s*:$/],
  [/^(?:Den\b|\p{L}+\.? (?:den )?\p{N})/u, /\bskrev\b.*:$/],
  [/^(?:\p{L}+\.?\s)?\p{N}/u, /\bkirjoitti\b.*:$/],
  [undefined, /\byazdı\s*:$/],
  [undefined, /(?:пише|пишет|написала?|написал\(а\))\s*:$/],
  [undefined, /[写寫]道?\s*[:：]$/u],
  [undefined, /(?:のメール|のメッセージ|書きました)\s*[:：]$/u],
  [undefined, /(?:작성|씀)\s*[:：]$/u],
];

const label = (words: string) => new RegExp(`^\\*?(?:${words})\\s*[:：]\\*?`, 'i');

/** The lines of the header above a quotation. */
export const FROM = label(
  'From|De|من|Von|Da|Van|Od|От|От кого|Від|Kimden|Gönderen|Från|Fra|Lähettäjä|发件人|寄件者|寄件人|差出人|보낸 사람',
);
export const DATE = label(
  'Sent|Date|Envoyé|Envoyé le|تم الإرسال|تاريخ الإرسال|التاريخ|أرسلت|Gesendet|Datum|Enviado|Enviado el|Fecha|Enviada|Enviada em|Enviado em|Data|Inviato|Verzonden|Wysłano|Data wysłania|Отправлено|Дата|Надіслано|Gönderildi|Gönderme Tarihi|Tarih|Skickat|Sendt|Dato|Lähetetty|发送时间|日期|寄件日期|送信日時|日時|보낸 날짜',
);
export const TO = label(
  'To|À|A|Pour|إلى|An|Para|Aan|Do|Кому|Kime|Alıcı|Till|Til|Vastaanottaja|收件人|收件者|宛先|받는 사람',
);
export const SUBJECT = label(
  'Subject|Objet|الموضوع|Betreff|Asunto|Oggetto|Onderwerp|Assunto|Temat|Тема|Konu|Ämne|Emne|Aihe|主题|主旨|主題|件名|제목',
);

export const ORIGINAL_MESSAGE =
  /^-{2,}\s*(?:Original Message|Reply Message|Message d['’]origine|Message original|الرسالة الأصلية|Ursprüngliche Nachricht|Original[- ]?Nachricht|Mensaje original|Messaggio originale|Mensagem original|Oorspronkelijk bericht|Wiadomość oryginalna|Исходное сообщение|Orijinal (?:ileti|mesaj)|Ursprungligt meddelande|Opprinnelig melding|Oprindelig meddelelse|Alkuperäinen viesti|原始邮件|原始郵件|元のメッセージ|원본 메시지|On .*\d.* wrote|Le .*\d.* a écrit)\s*-{2,}$/i;

/** What somebody passes on is what they have to say. */
export const FORWARDED =
  /forwarded message|message (?:réexpédié|transféré)|رسالة (?:معاد توجيهها|مُ?عاد إرسالها|محولة)|weitergeleitete nachricht|mensaje reenviado|messaggio inoltrato|mensagem encaminhada|doorgestuurd bericht|wiadomość przekazana|пересылаемое сообщение|iletilen (?:ileti|mesaj)|vidarebefordrat|videresendt|转发(?:的)?邮件|轉寄|転送/i;
