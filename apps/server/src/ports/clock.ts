/** The time of the service; tests set their own. */
export interface Clock {
  now(): Date;
}
