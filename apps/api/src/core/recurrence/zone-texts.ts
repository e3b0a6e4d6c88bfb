/** Zones that change their clocks on different days: the European Union and the United Kingdom together, the United States by a rule of its own. */
export const ZONES = ['Europe/Berlin', 'Europe/London', 'America/New_York'] as const;
export type Zone = (typeof ZONES)[number];

const CHANGES: Readonly<Record<Zone, { winter: string; summer: string; spring: [string, string]; autumn: [string, string] }>> = {
  // Directive 2000/84/EC: the last Sundays of March and October at 1:00 UTC.
  'Europe/Berlin': {
    ...{ winter: '+0100', summer: '+0200', spring: ['19810329T020000', 'BYMONTH=3;BYDAY=-1SU'] },
    autumn: ['19961027T030000', 'BYMONTH=10;BYDAY=-1SU'],
  },
  'Europe/London': {
    ...{ winter: '+0000', summer: '+0100', spring: ['19810329T010000', 'BYMONTH=3;BYDAY=-1SU'] },
    autumn: ['19961027T020000', 'BYMONTH=10;BYDAY=-1SU'],
  },
  // Energy Policy Act of 2005: the second Sunday of March and the first of November at 2:00 local time.
  'America/New_York': {
    ...{ winter: '-0500', summer: '-0400', spring: ['20070311T020000', 'BYMONTH=3;BYDAY=2SU'] },
    autumn: ['20071104T020000', 'BYMONTH=11;BYDAY=1SU'],
  },
};

/** The changes of these zones as VTIMEZONE, written by the laws and not by the data that the product reads. */
export function zoneTexts(): { tzid: Zone; component: string }[] {
  return ZONES.map((tzid) => {
    const { winter, summer, spring, autumn } = CHANGES[tzid];
    const part = (name: string, from: string, to: string, [start, rule]: [string, string]): string[] => [
      `BEGIN:${name}`,
      ...[`DTSTART:${start}`, `RRULE:FREQ=YEARLY;${rule}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`],
      `END:${name}`,
    ];
    const lines = [...part('DAYLIGHT', winter, summer, spring), ...part('STANDARD', summer, winter, autumn)];
    return { tzid, component: ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...lines, 'END:VTIMEZONE'].join('\r\n') };
  });
}
