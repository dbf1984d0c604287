// Filled by the first landing of this room.
