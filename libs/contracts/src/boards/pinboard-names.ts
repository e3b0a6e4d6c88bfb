export const PINBOARD_ACTIVITIES = [
  'create_card', 'move_card', 'destroy_card', 'restore_card', 'attachment', 'colour', 'cover', 'description', 'name', 'permission',
  'hide_card', 'release_card', 'create_list', 'move_list', 'destroy_list', 'restore_list', 'settings', 'stop_person',
] as const;
export type PinboardActivityKind = (typeof PINBOARD_ACTIVITIES)[number];
