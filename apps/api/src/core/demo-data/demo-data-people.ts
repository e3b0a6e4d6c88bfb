/** Person of the demo database. The passwords are public, which is why they never leave a local database. */
export interface DemoPerson {
  name: string;
  firstname: string;
  email: string;
  password: string;
  role: 'teacher' | 'admin';
}

/** The school that the first two of them share. */
export const DEMO_SCHOOL = 'Gesamtschule am Waldrand';

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { firstname: 'Deniz', name: 'Kaya', email: 'deniz.kaya@schule.example', password: 'waldmeister-7b', role: 'teacher' },
  { firstname: 'Jana', name: 'Brandt', email: 'jana.brandt@schule.example', password: 'kreidestaub-5a', role: 'teacher' },
  { firstname: 'Mareike', name: 'Sommer', email: 'admin@schule.example', password: 'hausmeister-1', role: 'admin' },
];
