/** A reason for deleting an account, as stored. */
interface DeleteReason {
  id: number;
  description: string;
}

/** Reasons for deleting an account. */
export const deleteReasons = {
  /** Returns the description of a reason. The database contains those in Korean. */
  describe: ({ description }: DeleteReason): string => description,
};
