/** The memory game: a covered row can be looked at, as long as its owner wants. */
export const memory = $state({ peeks: false });
