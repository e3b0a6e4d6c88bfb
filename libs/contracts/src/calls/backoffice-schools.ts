import { z } from 'zod';
import { BACKOFFICE_LIMITS } from '../backoffice-names.js';
import { trimBlank } from '../fold-text.js';
import { call, errors, pageOf, pageQuery, timestamp } from './call.js';
import { schoolName } from './schools.js';

const school = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: timestamp,
  teachers: z.number(),
  /** names of running licences that are given to the school */
  licences: z.array(z.string()),
  /** who is responsible for what its teachers publish; empty: the operator */
  imprint: z.string(),
});
export type AdministeredSchool = z.infer<typeof school>;

/** Schools, for admins of the installation. */
export const backofficeSchools = {
  /** by name, or those with these letters in it */
  list: call
    .meta({ operation: 'administration.manageSchools' })
    .route({ method: 'GET', path: '/backoffice/schools' })
    .input(z.strictObject({ ...pageQuery, search: z.string().trim().max(BACKOFFICE_LIMITS.search.max).optional() }))
    .output(pageOf(school))
    .errors(errors('FORBIDDEN')),
  /** a school without teachers, who are added or invited */
  create: call
    .meta({ operation: 'administration.manageSchools', idempotent: true })
    .route({ method: 'POST', path: '/backoffice/schools', successStatus: 201 })
    .input(z.strictObject({ name: schoolName }))
    .output(school)
    .errors(errors('FORBIDDEN')),
  update: call
    .meta({ operation: 'administration.manageSchools', keys: ['schoolId'] })
    .route({ method: 'PUT', path: '/backoffice/schools/{schoolId}' })
    .input(
      z.strictObject({
        schoolId: z.uuid(),
        name: schoolName.optional(),
        imprint: z.string().overwrite(trimBlank).max(BACKOFFICE_LIMITS.imprintMax).optional(),
      }),
    )
    .output(school)
    .errors(errors('FORBIDDEN', 'NOT_FOUND')),
};
